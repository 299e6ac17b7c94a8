// Siegewright in VS Code: a language server for each project, and commands.

import * as vscode from "vscode";
import { register } from "./commands";
import { packOf } from "./places";
import { Server } from "./server";
import { Status } from "./status";

const servers = new Map<string, Server>();

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const log = vscode.window.createOutputChannel("Siegewright", { log: true });
  const status = new Status();
  context.subscriptions.push(log, status);
  register(context);

  const add = async (folder: vscode.WorkspaceFolder): Promise<void> => {
    const packs = new vscode.RelativePattern(folder, "content/*/pack.yaml");
    const found = await vscode.workspace.findFiles(packs, null, 1);
    if (found.length === 0 || servers.has(folder.uri.toString())) return;
    const server = new Server(folder, log, status);
    servers.set(folder.uri.toString(), server);
    await server.start();
    await vscode.commands.executeCommand("setContext", "siegewright.project", true);
  };
  const remove = async (folder: vscode.WorkspaceFolder): Promise<void> => {
    const server = servers.get(folder.uri.toString());
    servers.delete(folder.uri.toString());
    await server?.stop();
  };

  context.subscriptions.push(
    vscode.commands.registerCommand("siegewright.restart", () =>
      Promise.all([...servers.values()].map((server) => server.restart())),
    ),
    vscode.commands.registerCommand("siegewright.log", () => log.show()),
    vscode.workspace.onDidChangeWorkspaceFolders(async ({ added, removed }) => {
      await Promise.all([...removed.map(remove), ...added.map(add)]);
    }),
    vscode.workspace.onDidChangeConfiguration(async (event) => {
      for (const folder of vscode.workspace.workspaceFolders ?? []) {
        if (event.affectsConfiguration("siegewright.server", folder)) {
          await servers.get(folder.uri.toString())?.restart();
        }
      }
    }),
    vscode.window.onDidChangeActiveTextEditor(noteContent),
  );
  await noteContent(vscode.window.activeTextEditor);
  await Promise.all((vscode.workspace.workspaceFolders ?? []).map(add));
}

export async function deactivate(): Promise<void> {
  await Promise.all([...servers.values()].map((server) => server.stop()));
}

/** Menus offer commands only in content files. */
async function noteContent(editor: vscode.TextEditor | undefined): Promise<void> {
  const folder = editor && vscode.workspace.getWorkspaceFolder(editor.document.uri);
  const pack = folder && packOf(folder.uri.fsPath, editor.document.uri.fsPath);
  await vscode.commands.executeCommand("setContext", "siegewright.content", pack !== undefined);
}
