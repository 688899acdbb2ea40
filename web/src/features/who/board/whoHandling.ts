import { isSameLabel } from '#shared/rules/whoLabels.ts';
import type { Draggable } from '#web/board/dragging/draggable.ts';
import type { Point } from '#web/board/dragging/Hand.ts';
import type { Commands, ItemKeys } from '#web/board/keys/itemKeys.ts';
import { movingDrag } from '#web/board/moving/movingDrag.ts';
import { movingKeys } from '#web/board/moving/movingKeys.ts';
import type { WhoLabels } from '#web/replica/story_map/useMap.ts';
import { isUnsaved, placeOf, type WhoPlace } from '../model/columns.ts';
import type { WhoActions } from '../model/WhoActions.ts';
import { whoMoves } from '../model/whoMoves.ts';

/** The keys of the cards of Whos. */
export function whoKeys(actions: WhoActions, editable: boolean): ItemKeys<string, WhoPlace> {
  const { ui } = actions;
  return movingKeys(actions, whoMoves(actions), {
    commands: (id, { anchor }): Commands => {
      const card = actions.cards.get(id);
      if (card === undefined || isUnsaved(card)) return {};
      const openDialog = (kind: 'edit' | 'links' | 'comments' | 'delete') => () => ui.set({ dialog: { kind, id } });
      const reading = {
        i: openDialog('links'),
        t: openDialog('comments'),
        menu: () => ui.set({ menu: { id, anchor } }),
      };
      // Viewers get the links to read.
      if (!editable) return { ...reading, Enter: openDialog('links') };
      return { ...reading, Enter: openDialog('edit'), F2: openDialog('edit'), Delete: openDialog('delete') };
    },
    editable,
  });
}

/** Makes Whos draggable. */
export const whoDragging = (actions: WhoActions): Draggable =>
  movingDrag(actions, whoMoves(actions), {
    placeAt: (point, id) => {
      const card = actions.cards.get(id);
      return card && placeAtPoint(actions.labels, point, placeOf(card, actions.labels));
    },
    lift: () => actions.ui.set({ menu: null, editor: null }),
  });

/**
 * The place at a point of the screen. Anywhere else in a column a Who keeps its sub-category, if the column has one of
 * that name.
 */
function placeAtPoint({ categories }: WhoLabels, { x, y }: Point, now: WhoPlace): WhoPlace | undefined {
  const element = document.elementFromPoint(x, y);
  const group = element?.closest<HTMLElement>('[data-group]')?.dataset['group'];
  if (group === undefined) return undefined;
  const category = element?.closest<HTMLElement>('[data-part]')?.dataset['part'];
  const groupId = group === '' ? null : group;
  if (category !== undefined) return { groupId, categoryId: category === '' ? null : category };
  const name = categories.get(now.categoryId ?? '')?.name;
  const same = [...categories.values()].find(
    (other) => other.groupId === groupId && name !== undefined && isSameLabel(other.name, name),
  );
  return { groupId, categoryId: same?.id ?? null };
}
