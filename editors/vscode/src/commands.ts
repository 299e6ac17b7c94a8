// What an author does with a content file besides writing it: build, test, play, look at a card.

import * as vscode from "vscode";
import { documentAt, nameOf, packOf, type Written } from "./places";
import { command } from "./server";

const SHOWN = "siegewright-text";

/** Where the cursor is. */
interface Here {
  folder: vscode.WorkspaceFolder;
  uri: vscode.Uri;
  pack: string;
  document: Written | undefined;
}

export function register(context: vscode.ExtensionContext): void {
  const texts = new Texts();
  context.subscriptions.push(
    vscode.workspace.registerTextDocumentContentProvider(SHOWN, texts),
    vscode.tasks.registerTaskProvider("siegewright", { provideTasks, resolveTask }),
    vscode.commands.registerCommand("siegewright.buildPack", () => at(({ folder, pack }) => build(folder, pack))),
    vscode.commands.registerCommand("siegewright.testRule", () => at(testHere)),
    vscode.commands.registerCommand("siegewright.playScenario", () => at(playHere)),
    vscode.commands.registerCommand("siegewright.showText", () => at((here) => show(texts, here))),
  );
}

/** Commands of the server, as its lenses name them: here, what they start runs in a terminal that can be read and answered. */
export async function run(name: string, said: unknown[], next: (name: string, said: unknown[]) => unknown): Promise<unknown> {
  const uri = typeof said[0] === "string" ? vscode.Uri.parse(said[0]) : undefined;
  const folder = uri && vscode.workspace.getWorkspaceFolder(uri);
  const pack = folder && packOf(folder.uri.fsPath, uri.fsPath);
  if (!folder || !pack) return next(name, said);
  const word = typeof said[1] === "string" ? said[1] : undefined;
  switch (name) {
    case "siegewright.build":
      return build(folder, pack);
    case "siegewright.test":
      return test(folder, pack, word);
    case "siegewright.play":
      return play(folder, pack, word);
    default:
      return next(name, said);
  }
}

async function at(action: (here: Here) => Promise<void>): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  const folder = editor && vscode.workspace.getWorkspaceFolder(editor.document.uri);
  const pack = folder && packOf(folder.uri.fsPath, editor.document.uri.fsPath);
  if (!editor || !folder || !pack) {
    void vscode.window.showInformationMessage("Open a file in content/ first.");
    return;
  }
  const lines = editor.document.getText().split(/\r?\n/);
  await action({ folder, uri: editor.document.uri, pack, document: documentAt(lines, editor.selection.active.line) });
}

/** In a file of tests, the test at the cursor; elsewhere what the lens above the cursor tests, else the whole pack. */
async function testHere({ folder, uri, pack, document }: Here): Promise<void> {
  if (document?.kind === "test") return test(folder, pack, document.id);
  const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>("vscode.executeCodeLensProvider", uri, 100);
  const near = lenses.find(
    (lens) => lens.command?.command === "siegewright.test" && lens.range.start.line === document?.line,
  );
  const words: unknown = near?.command?.arguments?.[1];
  return test(folder, pack, typeof words === "string" ? words : undefined);
}

async function playHere({ folder, pack, document }: Here): Promise<void> {
  return play(folder, pack, document?.kind === "scenario" ? nameOf(document) : undefined);
}

/** Open a page about the document at the cursor, as it stands there, saved or not. */
async function show(texts: Texts, { uri, document }: Here): Promise<void> {
  const said: unknown =
    document &&
    (await vscode.commands.executeCommand("siegewright.showCard", uri.toString(), document.line, document.character));
  if (!document || typeof said !== "string") {
    void vscode.window.showInformationMessage("There is no card or rule at the cursor.");
    return;
  }
  const page = vscode.Uri.from({ scheme: SHOWN, path: `/${nameOf(document).replaceAll("/", "-")}.md` });
  texts.set(page, said);
  await vscode.commands.executeCommand("markdown.showPreviewToSide", page);
}

async function build(folder: vscode.WorkspaceFolder, pack: string): Promise<void> {
  await start(folder, ["build", pack], `build ${pack}`);
}

async function test(folder: vscode.WorkspaceFolder, pack: string, words?: string): Promise<void> {
  await start(folder, ["test", pack, ...(words ? ["--only", words] : [])], `test ${words ?? pack}`);
}

async function play(folder: vscode.WorkspaceFolder, pack: string, scenario?: string): Promise<void> {
  const path = command(folder);
  if (!path || !(await saved(folder))) return;
  // Without a shell in between, nothing in a name can be anything but a name.
  const terminal = vscode.window.createTerminal({
    name: `play ${scenario ?? pack}`,
    cwd: folder.uri,
    shellPath: path,
    shellArgs: ["play", pack, ...(scenario ? ["--scenario", scenario] : [])],
  });
  terminal.show();
}

/** Save the content: what runs beside the editor reads files. */
async function saved(folder: vscode.WorkspaceFolder): Promise<boolean> {
  const changed = vscode.workspace.textDocuments.filter(
    (document) => document.isDirty && packOf(folder.uri.fsPath, document.uri.fsPath) !== undefined,
  );
  return (await Promise.all(changed.map((document) => document.save()))).every(Boolean);
}

async function start(folder: vscode.WorkspaceFolder, words: string[], name: string): Promise<void> {
  const made = task(folder, { type: "siegewright", command: words[0] }, words, name);
  if (made && (await saved(folder))) await vscode.tasks.executeTask(made);
}

function task(
  folder: vscode.WorkspaceFolder,
  definition: vscode.TaskDefinition,
  words: string[],
  name: string,
): vscode.Task | undefined {
  const path = command(folder);
  if (!path) return undefined;
  const execution = new vscode.ProcessExecution(path, words, { cwd: folder.uri.fsPath });
  const made = new vscode.Task(definition, folder, name, "siegewright", execution, "$siegewright");
  made.group = words[0] === "test" ? vscode.TaskGroup.Test : vscode.TaskGroup.Build;
  made.presentationOptions = { clear: true, panel: vscode.TaskPanelKind.Dedicated };
  return made;
}

function provideTasks(): vscode.Task[] {
  return (vscode.workspace.workspaceFolders ?? []).flatMap((folder) =>
    ["build", "check", "test"].flatMap((word) => task(folder, { type: "siegewright", command: word }, [word], word) ?? []),
  );
}

/** A task as somebody wrote it in tasks.json. */
function resolveTask(written: vscode.Task): vscode.Task | undefined {
  const folder = typeof written.scope === "object" ? written.scope : vscode.workspace.workspaceFolders?.[0];
  const word: unknown = written.definition["command"];
  const pack: unknown = written.definition["pack"];
  if (!folder || typeof word !== "string") return undefined;
  return task(folder, written.definition, typeof pack === "string" ? [word, pack] : [word], written.name);
}

/** Pages that no file holds. */
class Texts implements vscode.TextDocumentContentProvider {
  private readonly known = new Map<string, string>();
  private readonly changes = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.changes.event;

  set(uri: vscode.Uri, text: string): void {
    this.known.set(uri.toString(), text);
    this.changes.fire(uri);
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.known.get(uri.toString()) ?? "";
  }
}
