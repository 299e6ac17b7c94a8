// Siegewright in VS Code: the language server, and commands.

import * as vscode from "vscode";
import { register, run } from "./commands";
import { packOf } from "./places";
import { Server } from "./server";
import { Status } from "./status";

let server: Server | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const log = vscode.window.createOutputChannel("Siegewright", { log: true });
  context.subscriptions.push(log);
  register(context);

  const begin = async (): Promise<void> => {
    const project = await firstProject();
    if (!project || server) return;
    const status = new Status();
    context.subscriptions.push(status);
    server = new Server(project, log, status, run);
    await vscode.commands.executeCommand("setContext", "siegewright.project", true);
    await server.start();
  };

  context.subscriptions.push(
    vscode.commands.registerCommand("siegewright.restart", () => (server ? server.restart() : begin())),
    vscode.commands.registerCommand("siegewright.log", () => log.show()),
    vscode.workspace.onDidChangeWorkspaceFolders(begin),
    vscode.workspace.onDidChangeConfiguration(async (event) => {
      if (event.affectsConfiguration("siegewright.server")) await server?.restart();
    }),
    vscode.window.onDidChangeActiveTextEditor(noteContent),
  );
  await noteContent(vscode.window.activeTextEditor);
  await begin();
}

export async function deactivate(): Promise<void> {
  await server?.stop();
}

/** The first folder of the window that has packs. */
async function firstProject(): Promise<vscode.WorkspaceFolder | undefined> {
  for (const folder of vscode.workspace.workspaceFolders ?? []) {
    const packs = new vscode.RelativePattern(folder, "content/*/pack.yaml");
    if ((await vscode.workspace.findFiles(packs, null, 1)).length > 0) return folder;
  }
  return undefined;
}

/** Menus offer commands only in content files. */
async function noteContent(editor: vscode.TextEditor | undefined): Promise<void> {
  const folder = editor && vscode.workspace.getWorkspaceFolder(editor.document.uri);
  const pack = folder && packOf(folder.uri.fsPath, editor.document.uri.fsPath);
  await vscode.commands.executeCommand("setContext", "siegewright.content", pack !== undefined);
}
