import * as texts from '#shared/texts/initiatives.ts';
import { ItemKeys } from '#web/board/keys/itemKeys.ts';
import { isTemporary } from '#web/replica/aliases.ts';
import type { CellEpic } from '#web/replica/initiative/board.ts';
import { wordsFor } from './epicMoves.ts';
import { type InitiativeActions, nameOfEpic } from './InitiativeActions.ts';
import { groupBeside, groupOf, nextEpic } from './walk.ts';

/** The keys of the epics of an initiative. Up and down choose a group for a picked-up one. */
export function epicKeys(actions: InitiativeActions, building: boolean): ItemKeys<CellEpic, string> {
  const { ui } = actions;
  const groupName = (id: string) => actions.nameOf({ kind: 'group', id });
  const stays = (epic: CellEpic) => texts.stays({ name: nameOfEpic(epic) });
  const verdict = ({ item, place }: { item: CellEpic; place: string }) =>
    actions.verdict(item, { groupId: place, whatId: item.columnId });
  return new ItemKeys<CellEpic, string>({
    walk: (epic, step) => nextEpic(actions.board, epic, step),
    isThere: ({ id }) => actions.epicOf(id) !== undefined,
    focus: ({ id }) => actions.activate(id, true),
    commands: () => ({}),
    editable: building,
    carry: {
      lifted: () => ui.get().lifted,
      show: (lifted) => ui.set({ lifted }),
      start: (epic) => {
        const place = groupOf(actions.board, epic);
        if (isTemporary(epic.id) || place === undefined) return undefined;
        const refusal = actions.heldBy(epic);
        if (refusal !== undefined) return { refusal };
        const name = nameOfEpic(epic);
        return { place, name, picked: texts.announcements.picked({ name, group: groupName(place) }) };
      },
      next: ({ place }, direction) => {
        const step = { up: -1, down: 1, left: undefined, right: undefined } as const;
        const by = step[direction];
        const group = by && groupBeside(actions.board, place, by);
        return group === undefined ? undefined : { place: group };
      },
      over: (lifted) => {
        const group = groupName(lifted.place);
        const does = wordsFor(verdict(lifted), group);
        return does === null ? stays(lifted.item) : texts.announcements.over({ group, does });
      },
      drop: (lifted) => {
        const { item, place } = lifted;
        const outcome = verdict(lifted);
        if (outcome.does === 'refused') return outcome;
        ui.set({ lifted: null });
        const dropped = actions.dropAll(item, { groupId: place, whatId: item.columnId });
        if (outcome.does !== 'asks') actions.activate(item.id, true);
        return { dropped };
      },
      back: stays,
    },
    selects: { selection: actions.selection, keyOf: ({ id }) => id },
    announce: (text) => actions.announce(text),
    refuse: (text) => actions.refuse(text),
  });
}
