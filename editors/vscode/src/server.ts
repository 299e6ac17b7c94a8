// The language server, and the command that it is a part of.

import { type ChildProcess, spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import * as vscode from "vscode";
import {
  CloseAction,
  ErrorAction,
  type ExecuteCommandMiddleware,
  LanguageClient,
  type LanguageClientOptions,
  RevealOutputChannelOn,
  State,
} from "vscode-languageclient/node";
import { type Status } from "./status";

const WINDOWS = process.platform === "win32";
// A server that ends more often than this within three minutes is not started again by itself.
const MOST_ENDS = 5;
const MINUTES = 3 * 60 * 1000;

/** The command `siegewright` of a folder: as set, else that of its `.venv`, else the one on the PATH. */
export function command(folder: vscode.WorkspaceFolder): string | undefined {
  const root = folder.uri.fsPath;
  const set = vscode.workspace.getConfiguration("siegewright", folder).get<string>("server.path", "").trim();
  if (set) {
    const path = isAbsolute(set) ? set : join(root, set);
    return runs(path) ? path : undefined;
  }
  const own = WINDOWS ? join(root, ".venv", "Scripts", "siegewright.exe") : join(root, ".venv", "bin", "siegewright");
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((name) => name !== "");
  const named = WINDOWS ? "siegewright.exe" : "siegewright";
  return [own, ...folders.map((name) => join(name, named))].find(runs);
}

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** One server for all projects of the window; it is that of the first of them. */
export class Server {
  private client: LanguageClient | undefined;
  private ends: number[] = [];
  private complaint = "";

  constructor(
    private readonly folder: vscode.WorkspaceFolder,
    private readonly log: vscode.LogOutputChannel,
    private readonly status: Status,
    private readonly executeCommand: NonNullable<ExecuteCommandMiddleware["executeCommand"]>,
  ) {}

  async start(): Promise<void> {
    const path = command(this.folder);
    if (path === undefined) {
      this.status.show("absent");
      void this.offer(
        `There is no command siegewright for ${this.folder.name}. Run "make extras" in the project, or set its path.`,
        "Open Settings",
      );
      return;
    }
    const root = this.folder.uri.fsPath;
    const options: LanguageClientOptions = {
      documentSelector: [{ scheme: "file", language: "yaml", pattern: "**/content/**/*.{yaml,yml}" }],
      outputChannel: this.log,
      revealOutputChannelOn: RevealOutputChannelOn.Never,
      diagnosticCollectionName: "siegewright",
      // `closed` below tells why, once.
      initializationFailedHandler: () => false,
      errorHandler: {
        error: () => ({ action: ErrorAction.Continue, handled: true }),
        closed: () => this.closed(),
      },
      middleware: {
        didChange: async (event, next) => {
          this.status.checking();
          await next(event);
        },
        handleDiagnostics: (uri, diagnostics, next) => {
          next(uri, diagnostics);
          this.status.checked(uri, diagnostics);
        },
        executeCommand: this.executeCommand,
      },
    };
    const client = new LanguageClient("siegewright", "Siegewright", async () => this.spawned(path, root), options);
    client.onDidChangeState(({ newState }) => {
      if (newState === State.Running) this.status.show("running");
      else this.status.show(newState === State.Starting ? "starting" : "stopped");
    });
    this.client = client;
    this.log.info(`${path} lsp in ${root}`);
    await client.start().catch((error: unknown) => this.log.error(String(error)));
  }

  async stop(): Promise<void> {
    const client = this.client;
    this.client = undefined;
    // A server that hangs or has gone must not keep the editor waiting.
    await client?.dispose(2000).catch((error: unknown) => this.log.warn(String(error)));
  }

  async restart(): Promise<void> {
    this.ends = [];
    await this.stop();
    await this.start();
  }

  private spawned(path: string, root: string): ChildProcess {
    this.complaint = "";
    const child = spawn(path, ["lsp"], { cwd: root });
    child.stderr.on("data", (data: Buffer) => {
      const said = data.toString().trim();
      if (said.startsWith("siegewright:")) this.complaint = said.slice("siegewright:".length).trim();
    });
    return child;
  }

  private closed(): { action: CloseAction; handled: boolean } {
    const now = Date.now();
    this.ends = [...this.ends.filter((end) => now - end < MINUTES), now];
    // What the command itself complains about (a part that is not installed) will not mend by itself.
    if (this.complaint === "" && this.ends.length < MOST_ENDS) {
      return { action: CloseAction.Restart, handled: true };
    }
    void this.offer(this.complaint || "The language server keeps ending.", "Restart", "Show Log");
    return { action: CloseAction.DoNotRestart, handled: true };
  }

  private async offer(message: string, ...actions: string[]): Promise<void> {
    const chosen = await vscode.window.showErrorMessage(message, ...actions);
    if (chosen === "Restart") await this.restart();
    if (chosen === "Show Log") this.log.show();
    if (chosen === "Open Settings") {
      await vscode.commands.executeCommand("workbench.action.openSettings", "siegewright.server.path");
    }
  }
}
