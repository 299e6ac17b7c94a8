"""Emacs with the configuration that docs/editors.md prints: a mistake is seen, mended, and names are known."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.editor_neovim import PATIENCE, printed
from tests.editor_project import classics_and_sequel, environment, ran

EMACS = shutil.which("emacs")
PACKAGES = "(progn (require 'package) (package-initialize) (require 'eglot) (require 'yaml-mode))"

SESSION = r"""
(setq make-backup-files nil create-lockfiles nil eglot-confirm-server-initiated-edits nil)
(defun wait-for (words condition)
  (let ((end (+ (float-time) PATIENCE)))
    (while (not (funcall condition))
      (when (> (float-time) end) (error "waited in vain: %s" words))
      (accept-process-output nil 0.05))))
(defun mistakes () (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))
;; Changes are sent when the person pauses, and nobody pauses in a batch.
(defun pause () (eglot--signal-textDocument/didChange))
(defun type-over (old new)
  (goto-char (point-min)) (search-forward old) (replace-match new t t) (pause))

(find-file (getenv "SIEGEWRIGHT_FILE"))
(unless (derived-mode-p 'yaml-mode) (yaml-mode))
(run-hooks 'post-command-hook)
(wait-for "server" (lambda () (eglot-current-server)))
(flymake-start)
(let ((before (buffer-string)))
  (type-over "shift(s, -1" "shfit(s, -1")
  (wait-for "mistake" #'mistakes)
  (princ (format "seen: %s\n" (car (mistakes))))
  (goto-char (point-min)) (search-forward "shfit")
  ;; A person who takes the first of what is offered, and agrees.
  (fset 'completing-read (lambda (_ all &rest _) (caar all)))
  (fset 'y-or-n-p (lambda (_) t))
  (let ((last-nonmenu-event 13)) (call-interactively #'eglot-code-actions))
  (wait-for "fix" (lambda () (equal (buffer-string) before)))
  (pause)
  (wait-for "no mistake" (lambda () (not (mistakes))))
  (princ "mended\n")
  (goto-char (point-min)) (search-forward "forward(")
  (backward-char 3)
  (eglot-rename "ahead")
  (wait-for "rename" (lambda () (string-match-p "ahead(player)" (buffer-string))))
  (princ "renamed\n")
  (type-over "s.mark = nothing" "s.mark   =   nothing")
  (eglot-format-buffer)
  (princ (if (string-match-p "s.mark = nothing" (buffer-string)) "laid out\n" "not laid out\n")))
"""


def _ready() -> bool:
    if EMACS is None:
        return False
    words = [EMACS, "--batch", "-q", "--eval", PACKAGES]
    return subprocess.run(words, capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(not _ready(), reason="there is no Emacs with eglot and yaml-mode here")
def test_a_session(tmp_path: Path) -> None:
    assert EMACS is not None
    project = classics_and_sequel(tmp_path / "project")
    (tmp_path / "init.el").write_text(f"{PACKAGES}\n{printed('elisp')}", encoding="utf-8")
    session = SESSION.replace("PATIENCE", str(PATIENCE))
    (tmp_path / "session.el").write_text(session, encoding="utf-8")
    file = project / "content" / "classics" / "rules" / "breakthrough.yaml"
    done = subprocess.run(
        [EMACS, "--batch", "-q", "-l", tmp_path / "init.el", "-l", tmp_path / "session.el"],
        env={**environment(project), "HOME": str(tmp_path), "SIEGEWRIGHT_FILE": str(file)},
        capture_output=True,
        text=True,
        timeout=5 * PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    seen, _, rest = done.stdout.partition("mended")
    assert "unknown query `shfit`" in seen
    assert rest.split() == ["renamed", "laid", "out"]
    assert not ran(project).exists(), "a program of the opened folder ran"
