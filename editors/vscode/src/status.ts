// The item at the lower edge of the window: how many mistakes there are, or that a check is under way.

import * as vscode from "vscode";

type Phase = "starting" | "running" | "stopped" | "absent";

// A file that nobody serves gets no answer: after this long, nothing is being checked.
const LONGEST_CHECK = 5000;

export class Status {
  private readonly item = vscode.window.createStatusBarItem("siegewright", vscode.StatusBarAlignment.Left, 0);
  private readonly errors = new Map<string, number>();
  private readonly warnings = new Map<string, number>();
  private phase: Phase = "starting";
  private timer: NodeJS.Timeout | undefined;

  constructor() {
    this.item.name = "Siegewright";
    this.draw();
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.item.dispose();
  }

  show(phase: Phase): void {
    this.phase = phase;
    this.errors.clear();
    this.warnings.clear();
    this.settle();
  }

  checking(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle(), LONGEST_CHECK);
    this.draw();
  }

  checked(uri: vscode.Uri, diagnostics: vscode.Diagnostic[]): void {
    const count = (severity: vscode.DiagnosticSeverity): number =>
      diagnostics.filter((one) => one.severity === severity).length;
    this.errors.set(uri.toString(), count(vscode.DiagnosticSeverity.Error));
    this.warnings.set(uri.toString(), count(vscode.DiagnosticSeverity.Warning));
    this.settle();
  }

  private settle(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.draw();
  }

  private draw(): void {
    const total = (counted: Map<string, number>): number => [...counted.values()].reduce((sum, one) => sum + one, 0);
    const errors = total(this.errors);
    const [icon, words] = this.words(errors, total(this.warnings));
    const lost = this.phase === "stopped" || this.phase === "absent";
    this.item.text = `$(${icon}) Siegewright: ${words}`;
    this.item.accessibilityInformation = { label: `Siegewright: ${words}` };
    this.item.command = lost ? "siegewright.restart" : "workbench.actions.view.problems";
    this.item.tooltip = lost ? "Start the language server" : "Show problems";
    this.item.backgroundColor = lost ? new vscode.ThemeColor("statusBarItem.errorBackground") : undefined;
    this.item.show();
  }

  private words(errors: number, warnings: number): [string, string] {
    if (this.phase === "absent") return ["warning", "not installed"];
    if (this.phase === "stopped") return ["warning", "stopped"];
    if (this.phase === "starting") return ["sync~spin", "starting"];
    if (this.timer !== undefined) return ["sync~spin", "checking"];
    if (errors > 0) return ["error", errors === 1 ? "1 error" : `${errors} errors`];
    if (warnings > 0) return ["warning", warnings === 1 ? "1 warning" : `${warnings} warnings`];
    return ["check", "no mistakes"];
  }
}
