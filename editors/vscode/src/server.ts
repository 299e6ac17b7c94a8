// One language server for each workspace folder that is a project.

import { type ChildProcess, spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import * as vscode from "vscode";
import {
  CloseAction,
  ErrorAction,
  LanguageClient,
  type LanguageClientOptions,
  RevealOutputChannelOn,
  State,
  type WorkDoneProgressBegin,
  type WorkDoneProgressEnd,
  type WorkDoneProgressReport,
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

export class Server {
  private client: LanguageClient | undefined;
  private ends: number[] = [];
  private complaint = "";

  constructor(
    private readonly folder: vscode.WorkspaceFolder,
    private readonly log: vscode.LogOutputChannel,
    private readonly status: Status,
  ) {}

  async start(): Promise<void> {
    const path = command(this.folder);
    if (path === undefined) {
      this.status.absent(this.folder);
      void this.offer(
        `There is no command siegewright for ${this.folder.name}. Run "make extras" in the project, or set its path.`,
        "Open Settings",
      );
      return;
    }
    const root = this.folder.uri.fsPath;
    const options: LanguageClientOptions = {
      documentSelector: [
        {
          scheme: "file",
          language: "yaml",
          pattern: { baseUri: this.folder.uri.toString(), pattern: "content/**/*.{yaml,yml}" },
        },
      ],
      workspaceFolder: this.folder,
      outputChannel: this.log,
      diagnosticCollectionName: "siegewright",
      markdown: { isTrusted: false },
      revealOutputChannelOn: RevealOutputChannelOn.Never,
      // `closed` below tells why, once.
      initializationFailedHandler: () => false,
      errorHandler: {
        error: () => ({ action: ErrorAction.Continue, handled: true }),
        closed: () => this.closed(),
      },
      middleware: {
        didChange: async (event, next) => {
          this.status.changed(this.folder);
          await next(event);
        },
        handleDiagnostics: (uri, diagnostics, next) => {
          next(uri, diagnostics);
          this.status.checked(this.folder, uri, diagnostics);
        },
        handleWorkDoneProgress: (token, params, next) => {
          next(token, params);
          this.progress(params);
        },
      },
    };
    const client = new LanguageClient("siegewright", "Siegewright", async () => this.spawned(path, root), options);
    client.onDidChangeState(({ newState }) => {
      if (newState === State.Running) this.status.running(this.folder);
      else this.status.stopped(this.folder, newState === State.Starting);
    });
    this.client = client;
    this.log.info(`${path} lsp in ${root}`);
    await client.start().catch((error: unknown) => this.log.error(String(error)));
  }

  async stop(): Promise<void> {
    const client = this.client;
    this.client = undefined;
    this.status.forget(this.folder);
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
    void this.offer(this.complaint || `The language server of ${this.folder.name} keeps ending.`, "Restart", "Show Log");
    return { action: CloseAction.DoNotRestart, handled: true };
  }

  private progress(params: WorkDoneProgressBegin | WorkDoneProgressReport | WorkDoneProgressEnd): void {
    if (params.kind === "begin") this.status.changed(this.folder);
    if (params.kind === "end") this.status.settled(this.folder);
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
