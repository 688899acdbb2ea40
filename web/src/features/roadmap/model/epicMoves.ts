import * as roadmapTexts from '#shared/texts/roadmap/roadmap.ts';
import { beside } from '#web/board/keys/beside.ts';
import { effectOf, type Moves } from '#web/board/moving/moves.ts';
import { isTemporary } from '#web/replica/aliases.ts';
import type { Chip } from './board.ts';
import { type Target, wordsFor } from './moves.ts';
import { nameOfChip, type RoadmapActions } from './RoadmapActions.ts';

const texts = roadmapTexts.announcements;

/** How the epics of a roadmap move. Left and right choose a release for a picked-up one. */
export function epicMoves(actions: RoadmapActions): Moves<Chip, Target> {
  const cellOf = (chip: Chip, column = chip.releaseId) => ({ row: actions.rowOf(chip) ?? '', column });
  const stays = (chip: Chip, column = chip.releaseId) =>
    roadmapTexts.stays({ name: nameOfChip(chip), release: actions.nameOfColumn(column) });
  return {
    nameOf: ({ id }) => {
      const chip = actions.itemOf(id);
      return chip && nameOfChip(chip);
    },
    placeOf: (chip) => (isTemporary(chip.id) ? undefined : cellOf(chip)),
    heldBy: (chip) => actions.heldBy(chip),
    beside: ({ row, column }, direction) => {
      const ids = actions.board.columns.map(({ id }) => id);
      const next = beside(ids, column, direction, 'across');
      return next === undefined ? undefined : { row, column: next };
    },
    // Each stays in its own row.
    along: (chip, { column }) => cellOf(chip, column),
    effect: (chip, target) => {
      const verdict = actions.verdict(chip, target);
      return effectOf(verdict, wordsFor(actions.board, verdict));
    },
    move: (chip, target) => actions.move(chip, target),
    says: {
      picked: (chip) => texts.picked({ name: nameOfChip(chip), release: actions.nameOfColumn(chip.releaseId) }),
      over: (chip, { column }, does) =>
        does === null
          ? stays(chip, column)
          : texts.over({ release: actions.nameOfColumn(column), does: does.replace(/\.$/, '') }),
      back: (chip) => stays(chip),
    },
  };
}
