// What an author does with a content file besides writing it: build, test, play, look at a card.

import { execFile } from "node:child_process";
import * as vscode from "vscode";
import { documentAt, nameOf, packOf } from "./places";
import { command } from "./server";

const SHOWN = "siegewright-text";

/** What code lenses of the server hand over; from menus there is nothing. */
interface Asked {
  pack?: string;
  only?: string;
  file?: string;
  scenario?: string;
  id?: string;
  uri?: string;
  position?: { line: number; character: number };
  locations?: { uri: string; range: { start: Point; end: Point } }[];
}

interface Point {
  line: number;
  character: number;
}

interface Here {
  folder: vscode.WorkspaceFolder;
  pack: string | undefined;
  document: { kind: string; id: string } | undefined;
}

export function register(context: vscode.ExtensionContext): void {
  const texts = new Texts();
  context.subscriptions.push(
    vscode.workspace.registerTextDocumentContentProvider(SHOWN, texts),
    vscode.tasks.registerTaskProvider("siegewright", { provideTasks, resolveTask }),
    vscode.commands.registerCommand("siegewright.build", (asked?: Asked) => build(asked)),
    vscode.commands.registerCommand("siegewright.test", (asked?: Asked) => test(asked)),
    vscode.commands.registerCommand("siegewright.play", (asked?: Asked) => play(asked)),
    vscode.commands.registerCommand("siegewright.show", (asked?: Asked) => show(texts, asked)),
    vscode.commands.registerCommand("siegewright.references", references),
  );
}

/** The folder, pack and document at the cursor. */
function here(): Here | undefined {
  const editor = vscode.window.activeTextEditor;
  const folder = editor
    ? vscode.workspace.getWorkspaceFolder(editor.document.uri)
    : vscode.workspace.workspaceFolders?.[0];
  if (!folder) return undefined;
  if (!editor) return { folder, pack: undefined, document: undefined };
  const pack = packOf(folder.uri.fsPath, editor.document.uri.fsPath);
  const lines = editor.document.getText().split(/\r?\n/);
  return { folder, pack, document: pack ? documentAt(lines, editor.selection.active.line) : undefined };
}

async function build(asked: Asked = {}): Promise<void> {
  const at = here();
  if (!at) return;
  const pack = asked.pack ?? at.pack;
  await run(at.folder, pack ? ["build", pack] : ["build"], pack ? `build ${pack}` : "build");
}

async function test(asked: Asked = {}): Promise<void> {
  const at = here();
  const pack = asked.pack ?? at?.pack;
  if (!at || !pack) return;
  // In a file of tests, the test at the cursor; elsewhere all tests of the pack.
  const only = asked.only ?? (!asked.pack && at.document?.kind === "test" ? at.document.id : undefined);
  const words = ["test", pack, ...(asked.file ? ["--file", asked.file] : []), ...(only ? ["--only", only] : [])];
  await run(at.folder, words, `test ${only ?? pack}`);
}

async function play(asked: Asked = {}): Promise<void> {
  const at = here();
  const pack = asked.pack ?? at?.pack;
  if (!at || !pack) return;
  const path = command(at.folder);
  if (!path) return;
  const scenario = asked.scenario ?? (at.document?.kind === "scenario" ? nameOf(at.document) : undefined);
  const saved = await saveContent(at.folder);
  if (!saved) return;
  // Without a shell in between, nothing in a name can be anything but a name.
  const terminal = vscode.window.createTerminal({
    name: `Play ${scenario ?? pack}`,
    cwd: at.folder.uri,
    shellPath: path,
    shellArgs: ["play", pack, ...(scenario ? ["--scenario", scenario] : [])],
  });
  terminal.show();
}

async function show(texts: Texts, asked: Asked = {}): Promise<void> {
  const at = here();
  const pack = asked.pack ?? at?.pack;
  const id = asked.id ?? (at?.document && nameOf(at.document));
  const path = at && command(at.folder);
  if (!at || !pack || !id || !path) {
    void vscode.window.showInformationMessage("There is no document at the cursor.");
    return;
  }
  if (!(await saveContent(at.folder))) return;
  const text = await output(path, ["explain", `${pack}:${id}`], at.folder.uri.fsPath);
  const uri = vscode.Uri.from({ scheme: SHOWN, path: `/${pack}/${id}.txt` });
  texts.set(uri, text);
  const document = await vscode.workspace.openTextDocument(uri);
  await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true, preview: true });
}

/** Open the list of places that a code lens counts. */
async function references(asked: Asked): Promise<void> {
  if (!asked.uri || !asked.position || !asked.locations) return;
  const point = (at: Point): vscode.Position => new vscode.Position(at.line, at.character);
  const places = asked.locations.map(
    ({ uri, range }) => new vscode.Location(vscode.Uri.parse(uri), new vscode.Range(point(range.start), point(range.end))),
  );
  await vscode.commands.executeCommand(
    "editor.action.showReferences",
    vscode.Uri.parse(asked.uri),
    point(asked.position),
    places,
  );
}

/** Commands read files: what is not saved, they do not see. */
async function saveContent(folder: vscode.WorkspaceFolder): Promise<boolean> {
  const unsaved = vscode.workspace.textDocuments.filter(
    (document) => document.isDirty && packOf(folder.uri.fsPath, document.uri.fsPath) !== undefined,
  );
  const saved = await Promise.all(unsaved.map((document) => document.save()));
  return saved.every(Boolean);
}

async function run(folder: vscode.WorkspaceFolder, words: string[], name: string): Promise<void> {
  if (!(await saveContent(folder))) return;
  const made = task(folder, { type: "siegewright", command: words[0]! }, words, name);
  if (made) await vscode.tasks.executeTask(made);
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

function output(path: string, words: string[], cwd: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(path, words, { cwd, env: { ...process.env, NO_COLOR: "1" } }, (_, out, complaints) => resolve(out || complaints));
  });
}

/** Texts that no file holds: what the command says about a document. */
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
