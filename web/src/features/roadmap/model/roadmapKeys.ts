import * as roadmapTexts from '#shared/texts/roadmap/roadmap.ts';
import { ItemKeys } from '#web/board/keys/itemKeys.ts';
import { isTemporary } from '#web/replica/aliases.ts';
import type { Chip } from './board.ts';
import { columnBeside, wordsFor } from './moves.ts';
import { nameOfChip, type RoadmapActions } from './RoadmapActions.ts';
import { chipOf, nextChip } from './walk.ts';

const texts = roadmapTexts.announcements;

/** The keys of the epics of a roadmap. Left and right choose a release for a picked-up one. */
export function roadmapKeys(actions: RoadmapActions, building: boolean): ItemKeys<Chip, string> {
  const { ui } = actions;
  const stays = (chip: Chip, release = chip.releaseId) =>
    roadmapTexts.stays({ name: nameOfChip(chip), release: actions.nameOfColumn(release) });
  const cellOf = (chip: Chip, column: string) => ({ row: actions.rowOf(chip) ?? '', column });
  return new ItemKeys<Chip, string>({
    walk: (chip, step) => nextChip(actions.board, chip, step),
    isThere: ({ id }) => chipOf(actions.board, id) !== undefined,
    focus: ({ id }) => actions.activate(id, true),
    commands: ({ id }, { anchor }) => (building ? { menu: () => ui.set({ menu: { id, anchor } }) } : {}),
    editable: building,
    carry: {
      lifted: () => ui.get().lifted,
      show: (lifted) => ui.set({ lifted }),
      start: (chip) => {
        if (isTemporary(chip.id)) return undefined;
        const refusal = actions.heldBy(chip);
        if (refusal !== undefined) return { refusal };
        const [name, release] = [nameOfChip(chip), actions.nameOfColumn(chip.releaseId)];
        return { place: chip.releaseId, name, picked: texts.picked({ name, release }) };
      },
      next: ({ place }, direction) => {
        const by = { left: -1, right: 1, up: undefined, down: undefined } as const;
        const step = by[direction];
        const column = step === undefined ? undefined : columnBeside(actions.board, place, step);
        return column && { place: column.id };
      },
      over: ({ item, place }) => {
        const does = wordsFor(actions.board, actions.verdict(item, cellOf(item, place)));
        if (does === null) return stays(item, place);
        return texts.over({ release: actions.nameOfColumn(place), does: does.replace(/\.$/, '') });
      },
      drop: ({ item, place }) => {
        const verdict = actions.verdict(item, cellOf(item, place));
        if (verdict.does === 'refused') return verdict;
        ui.set({ lifted: null });
        return { dropped: actions.moveAll(item, cellOf(item, place)) };
      },
      back: (chip) => stays(chip),
    },
    selects: { selection: actions.selection, keyOf: ({ id }) => id },
    announce: (text) => actions.announce(text),
    refuse: (text) => actions.refuse(text),
  });
}
