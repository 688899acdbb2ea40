import { isSameLabel } from '#shared/rules/whoLabels.ts';
import { fill } from '#shared/texts/fill.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { isSamePlace, isUnsaved, placeOf, type WhoColumn, type WhoPlace } from './columns.ts';
import type { WhoActions } from './WhoActions.ts';
import { placeName } from './words.ts';

const STEPS: Record<string, { across: -1 | 0 | 1; down: -1 | 0 | 1 }> = {
  ArrowLeft: { across: -1, down: 0 },
  ArrowRight: { across: 1, down: 0 },
  ArrowUp: { across: 0, down: -1 },
  ArrowDown: { across: 0, down: 1 },
};

type Press = { key: string; anchor: HTMLElement; editable: boolean };

/**
 * Handles a key on the card of a Who, as on an Activity: arrows move the focus, I opens the links, M the menu; for
 * editors Enter edits, Space picks up, Delete deletes.
 * @param columns the board without the lifted Who
 * @returns whether it handled the key
 */
export function pressWhoKey(
  actions: WhoActions,
  columns: readonly WhoColumn[],
  id: string,
  { key, anchor, editable }: Press,
): boolean {
  const { lifted } = actions.ui.get();
  if (lifted !== null) return pressLifted(actions, columns, lifted, key);
  const step = STEPS[key];
  if (step !== undefined) {
    walk(actions, columns, id, step);
    return true;
  }
  const card = actions.cards.get(id);
  if (card === undefined || isUnsaved(card)) return false;
  const openDialog = (kind: 'edit' | 'links' | 'delete') => () => actions.ui.set({ dialog: { kind, id } });
  const openMenu = () => actions.ui.set({ menu: { id, anchor } });
  const reading: Record<string, () => void> = {
    i: openDialog('links'),
    // Viewers get the links to read.
    Enter: openDialog('links'),
    m: openMenu,
    ContextMenu: openMenu,
  };
  const editing: Record<string, () => void> = {
    ...reading,
    ' ': () => pickUp(actions, id),
    F2: openDialog('edit'),
    Enter: openDialog('edit'),
    Delete: openDialog('delete'),
  };
  const command = (editable ? editing : reading)[key.length === 1 ? key.toLowerCase() : key];
  command?.();
  return command !== undefined;
}

/** Puts a picked-up Who back where it was. */
export function putWhoBack(actions: WhoActions): void {
  const { lifted } = actions.ui.get();
  if (lifted === null) return;
  actions.ui.set({ lifted: null });
  const card = actions.cards.get(lifted.id);
  if (card !== undefined)
    actions.announce(
      fill(whoTexts.announcements.putBack, {
        name: card.name,
        place: placeName(actions.labels, placeOf(card, actions.labels)),
      }),
    );
}

function walk(
  actions: WhoActions,
  columns: readonly WhoColumn[],
  id: string,
  { across, down }: { across: number; down: number },
): void {
  const rows = columns
    .map((column) => column.parts.flatMap((part) => part.whos.map((who) => who.id)))
    .filter((row) => row.length > 0);
  const at = rows.findIndex((row) => row.includes(id));
  const row = rows[at + across];
  const index = rows[at]?.indexOf(id) ?? 0;
  const next = down === 0 ? row?.[Math.min(index, row.length - 1)] : rows[at]?.[index + down];
  if (next === undefined) actions.announce(whoTexts.announcements.edge);
  else actions.activate(next, true);
}

function pickUp(actions: WhoActions, id: string): void {
  const card = actions.cards.get(id);
  if (card === undefined) return;
  actions.ui.set({ lifted: { id, place: placeOf(card, actions.labels) } });
  actions.announce(fill(whoTexts.announcements.picked, { name: card.name }));
}

function pressLifted(
  actions: WhoActions,
  columns: readonly WhoColumn[],
  { id, place }: { id: string; place: WhoPlace },
  key: string,
): boolean {
  const step = STEPS[key];
  const name = actions.cards.get(id)?.name ?? '';
  if (step !== undefined) {
    const next = placeBeside(columns, place, step);
    if (next === undefined) actions.announce(whoTexts.announcements.edge);
    else {
      actions.ui.set({ lifted: { id, place: next } });
      actions.announce(fill(whoTexts.announcements.at, { name, place: placeName(actions.labels, next) }));
    }
  } else if (key === ' ' || key === 'Enter') {
    actions.ui.set({ lifted: null });
    actions.move(id, place);
    actions.announce(fill(whoTexts.announcements.dropped, { name, place: placeName(actions.labels, place) }));
    actions.activate(id, true);
  } else if (key === 'Escape' || key === 'Tab') {
    putWhoBack(actions);
    actions.activate(id, key === 'Escape');
  }
  // A drag blocks all other actions.
  return key !== 'Tab';
}

/**
 * The place one step further: the next part of this column, or in the next column the part of the same category, else
 * its first part.
 */
function placeBeside(
  columns: readonly WhoColumn[],
  place: WhoPlace,
  { across, down }: { across: number; down: number },
): WhoPlace | undefined {
  const at = columns.findIndex(({ group }) => (group?.id ?? null) === place.groupId);
  if (down !== 0) {
    const places = placesIn(columns[at]);
    return places[places.findIndex((other) => isSamePlace(other, place)) + down];
  }
  const next = columns[at + across];
  if (next === undefined) return undefined;
  const name = columns[at]?.parts.find(({ category }) => category?.id === place.categoryId)?.category?.name;
  const same = next.parts.find(({ category }) => category !== null && isSameLabel(category.name, name ?? ''));
  return { groupId: next.group?.id ?? null, categoryId: (same ?? next.parts[0])?.category?.id ?? null };
}

/** The places of a column from top to bottom; always includes the place without a sub-category. */
function placesIn(column: WhoColumn | undefined): WhoPlace[] {
  if (column === undefined) return [];
  const groupId = column.group?.id ?? null;
  const named = column.parts.flatMap(({ category }) =>
    category === null ? [] : [{ groupId, categoryId: category.id }],
  );
  return [...named, { groupId, categoryId: null }];
}
