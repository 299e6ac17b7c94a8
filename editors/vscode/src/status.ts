// The item at the lower edge of the window: how many mistakes there are, or that a check is under way.

import * as vscode from "vscode";

type Phase = "starting" | "running" | "stopped" | "absent";

interface Folder {
  phase: Phase;
  checking: boolean;
  errors: Map<string, number>;
  warnings: Map<string, number>;
}

// A check whose result is the same may not be told: after this long, nothing is being checked.
const LONGEST_CHECK = 5000;

export class Status {
  private readonly item = vscode.window.createStatusBarItem("siegewright", vscode.StatusBarAlignment.Left, 0);
  private readonly folders = new Map<string, Folder>();
  private timer: NodeJS.Timeout | undefined;

  constructor() {
    this.item.name = "Siegewright";
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.item.dispose();
  }

  running(folder: vscode.WorkspaceFolder): void {
    this.of(folder).phase = "running";
    this.show();
  }

  stopped(folder: vscode.WorkspaceFolder, starting: boolean): void {
    const known = this.of(folder);
    known.phase = starting ? "starting" : "stopped";
    known.checking = false;
    known.errors.clear();
    known.warnings.clear();
    this.show();
  }

  absent(folder: vscode.WorkspaceFolder): void {
    this.of(folder).phase = "absent";
    this.show();
  }

  forget(folder: vscode.WorkspaceFolder): void {
    this.folders.delete(folder.uri.toString());
    this.show();
  }

  changed(folder: vscode.WorkspaceFolder): void {
    this.of(folder).checking = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settledAll(), LONGEST_CHECK);
    this.show();
  }

  settled(folder: vscode.WorkspaceFolder): void {
    this.of(folder).checking = false;
    this.show();
  }

  checked(folder: vscode.WorkspaceFolder, uri: vscode.Uri, diagnostics: vscode.Diagnostic[]): void {
    const known = this.of(folder);
    const count = (severity: vscode.DiagnosticSeverity): number =>
      diagnostics.filter((one) => one.severity === severity).length;
    known.errors.set(uri.toString(), count(vscode.DiagnosticSeverity.Error));
    known.warnings.set(uri.toString(), count(vscode.DiagnosticSeverity.Warning));
    known.checking = false;
    this.show();
  }

  private settledAll(): void {
    for (const folder of this.folders.values()) folder.checking = false;
    this.show();
  }

  private of(folder: vscode.WorkspaceFolder): Folder {
    const key = folder.uri.toString();
    const known = this.folders.get(key) ?? { phase: "starting", checking: false, errors: new Map(), warnings: new Map() };
    this.folders.set(key, known);
    return known;
  }

  private show(): void {
    const all = [...this.folders.values()];
    if (all.length === 0) {
      this.item.hide();
      return;
    }
    const total = (pick: (folder: Folder) => Map<string, number>): number =>
      all.flatMap((folder) => [...pick(folder).values()]).reduce((sum, one) => sum + one, 0);
    const errors = total((folder) => folder.errors);
    const warnings = total((folder) => folder.warnings);
    const [icon, words] = this.words(all, errors, warnings);
    this.item.text = `$(${icon}) Siegewright: ${words}`;
    this.item.accessibilityInformation = { label: `Siegewright: ${words}` };
    const lost = all.some((folder) => folder.phase === "stopped" || folder.phase === "absent");
    this.item.command = lost ? "siegewright.restart" : "workbench.actions.view.problems";
    this.item.tooltip = lost ? "Start the language server" : "Show problems";
    this.item.backgroundColor = lost || errors > 0 ? new vscode.ThemeColor("statusBarItem.errorBackground") : undefined;
    this.item.show();
  }

  private words(all: Folder[], errors: number, warnings: number): [string, string] {
    if (all.some((folder) => folder.phase === "absent")) return ["warning", "not installed"];
    if (all.some((folder) => folder.phase === "stopped")) return ["warning", "stopped"];
    if (all.some((folder) => folder.phase === "starting")) return ["sync~spin", "starting"];
    if (all.some((folder) => folder.checking)) return ["sync~spin", "checking"];
    if (errors > 0) return ["error", errors === 1 ? "1 error" : `${errors} errors`];
    if (warnings > 0) return ["warning", warnings === 1 ? "1 warning" : `${warnings} warnings`];
    return ["check", "no mistakes"];
  }
}
