import { isSameLabel } from '#shared/rules/whoLabels.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { type Draggable, draggable, keptIn, landingOn } from '#web/board/dragging/draggable.ts';
import type { Point } from '#web/board/dragging/Hand.ts';
import type { WhoLabels } from '#web/replica/story_map/useMap.ts';
import { isUnsaved, placeOf, type WhoPlace } from '../model/columns.ts';
import type { WhoActions } from '../model/WhoActions.ts';
import { placeName } from '../model/words.ts';

/** Makes Whos draggable. Targets are highlighted, so there is no drop line. */
export function whoDragging(actions: WhoActions): Draggable {
  return draggable<string, WhoPlace>({
    press: (pressed) => {
      const element = pressed.closest('[data-face]')?.closest<HTMLElement>('[data-who]') ?? null;
      const item = element?.dataset['who'];
      const card = item === undefined ? undefined : actions.cards.get(item);
      if (element === null || item === undefined || card === undefined || isUnsaved(card)) return null;
      return { item, element };
    },
    nameOf: (id) => actions.cards.get(id)?.name,
    ...keptIn(actions, 'drag'),
    lift: (id) => {
      actions.ui.set({ menu: null, editor: null });
      actions.activate(id, false);
    },
    landingAt: (id, point) => {
      const card = actions.cards.get(id);
      const target = card === undefined ? null : placeAtPoint(actions.labels, point, placeOf(card, actions.labels));
      return target === null ? null : landingOn(target, { does: 'moves' }, placeName(actions.labels, target));
    },
    drop: (id, place) => {
      const outcome = actions.moveAll(id, place, (one) =>
        whoTexts.announcements.at({
          name: actions.cards.get(one)?.name ?? '',
          place: placeName(actions.labels, place),
        }),
      );
      actions.activate(id, true);
      return outcome;
    },
  });
}

/**
 * The place at a point of the screen. Anywhere else in a column a Who keeps its sub-category, if the column has one of
 * that name.
 */
function placeAtPoint({ categories }: WhoLabels, { x, y }: Point, now: WhoPlace): WhoPlace | null {
  const element = document.elementFromPoint(x, y);
  const group = element?.closest<HTMLElement>('[data-group]')?.dataset['group'];
  if (group === undefined) return null;
  const category = element?.closest<HTMLElement>('[data-part]')?.dataset['part'];
  const groupId = group === '' ? null : group;
  if (category !== undefined) return { groupId, categoryId: category === '' ? null : category };
  const name = categories.get(now.categoryId ?? '')?.name;
  const same = [...categories.values()].find(
    (other) => other.groupId === groupId && name !== undefined && isSameLabel(other.name, name),
  );
  return { groupId, categoryId: same?.id ?? null };
}
