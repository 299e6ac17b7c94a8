"""Results: scores, ranks and titles of the players."""

from __future__ import annotations

from interpreter.game import Game


def scores_of(game: object) -> tuple[int, ...]:
    """The score of each player; in a game without scores what they were ranked by; else empty."""
    if not isinstance(game, Game):
        return ()
    score = game.program.scenarios()[game.setting.id].score
    if score is None:
        return game.scores
    return tuple([score(game, player) for player in range(game.players)])


def standings(game: object) -> list[str]:
    """The players of a finished game from first to last, with scores and titles; empty if it has none."""
    scores = scores_of(game)
    if not isinstance(game, Game) or not (scores or game.awards):
        return []
    ranked = [(_rank(game, p), -sum(scores[p : p + 1]), p) for p in range(game.players)]
    lines: list[str] = []
    for _, _, player in sorted(ranked):
        rank = f"{game.ranks[player]}. " if game.ranks and game.ranks[player] else ""
        parts = [str(scores[player])] if scores else []
        parts += [title for title, whose in game.awards if whose == player]
        parts += ["eliminated"] if player in game.lost else []
        lines.append(f"{rank}{game.player_name(player)}: {', '.join(parts) or '-'}")
    return lines


def _rank(game: Game, player: int) -> int:
    if game.ranks and game.ranks[player]:
        return game.ranks[player]
    return 0 if player in game.winners else game.players + 1
