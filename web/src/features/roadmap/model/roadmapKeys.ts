import { fill } from '#shared/texts/fill.ts';
import * as roadmapTexts from '#shared/texts/roadmap/roadmap.ts';
import { isTemporary } from '#web/replica/aliases.ts';
import type { Chip } from './board.ts';
import { columnBeside, wordsFor } from './moves.ts';
import { nameOfChip, type RoadmapActions } from './RoadmapActions.ts';
import { chipOf, type Direction, nextChip } from './walk.ts';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const texts = roadmapTexts.announcements;

/** Handles a key on an epic, or on a picked-up one. @returns whether it handled the key */
export function pressRoadmapKey(actions: RoadmapActions, id: string, key: string): boolean {
  const { lifted } = actions.ui.get();
  if (lifted !== null) return pressLifted(actions, lifted, key);
  const chip = chipOf(actions.board, id);
  const direction = DIRECTIONS[key];
  if (direction === undefined || chip === undefined) return false;
  const next = nextChip(actions.board, chip, direction);
  if (next === undefined) actions.announce(texts.edge);
  else actions.activate(next.id, true);
  return true;
}

/** Picks an epic up by keyboard: from now on left and right choose a release for it. */
export function pickUp(actions: RoadmapActions, id: string): void {
  const chip = chipOf(actions.board, id);
  if (chip === undefined || isTemporary(id)) return;
  const refusal = actions.heldBy(chip);
  if (refusal !== undefined) return actions.refuse(refusal);
  actions.ui.set({ lifted: { chip, to: chip.releaseId } });
  actions.announce(fill(texts.picked, { name: nameOfChip(chip), release: actions.nameOfColumn(chip.releaseId) }));
}

/** Puts the picked-up epic back, if there is one. */
export function putBack(actions: RoadmapActions, focus = true): void {
  const { lifted } = actions.ui.get();
  if (lifted === null) return;
  const { chip } = lifted;
  actions.ui.set({ lifted: null });
  actions.announce(fill(roadmapTexts.stays, { name: nameOfChip(chip), release: actions.nameOfColumn(chip.releaseId) }));
  if (focus) actions.activate(chip.id, true);
}

function pressLifted(actions: RoadmapActions, { chip, to }: { chip: Chip; to: string }, key: string): boolean {
  const row = actions.rowOf(chip) ?? '';
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const next = columnBeside(actions.board, to, key === 'ArrowLeft' ? -1 : 1);
    if (next === undefined) {
      actions.announce(texts.edge);
      return true;
    }
    actions.ui.set({ lifted: { chip, to: next.id } });
    const does = wordsFor(actions.board, actions.verdict(chip, { row, column: next.id }));
    actions.announce(
      does === null
        ? fill(roadmapTexts.stays, { name: nameOfChip(chip), release: next.release.name })
        : fill(texts.over, { release: next.release.name, does: does.replace(/\.$/, '') }),
    );
  } else if (key === ' ' || key === 'Enter') {
    const verdict = actions.verdict(chip, { row, column: to });
    if (verdict.does === 'refused') actions.refuse(verdict.refusal);
    else {
      actions.ui.set({ lifted: null });
      actions.announce(actions.move(chip, { row, column: to }));
    }
  } else if (key === 'Escape' || key === 'Tab') putBack(actions, key === 'Escape');
  // Carrying an epic blocks all other actions.
  return key !== 'Tab';
}
