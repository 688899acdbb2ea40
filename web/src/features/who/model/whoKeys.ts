import { isSameLabel } from '#shared/rules/whoLabels.ts';
import * as whoTexts from '#shared/texts/who.ts';
import type { TextWithParts } from '#shared/texts/withParts.ts';
import { type Commands, type Direction, ItemKeys } from '#web/board/keys/itemKeys.ts';
import { walkGrid } from '#web/board/keys/walkGrid.ts';
import { columnsOf, isSamePlace, isUnsaved, placeOf, type WhoColumn, type WhoPlace } from './columns.ts';
import type { WhoActions } from './WhoActions.ts';
import { placeName } from './words.ts';

const texts = whoTexts.announcements;

/** The keys of the cards of Whos. A picked-up one shows in the category that is chosen for it. */
export function whoKeys(actions: WhoActions, editable: boolean): ItemKeys<string, WhoPlace> {
  const { ui } = actions;
  const columns = () => columnsOf(actions.cards.values(), actions.labels, editable);
  const nameOf = (id: string) => actions.cards.get(id)?.name ?? '';
  const inWords = (text: TextWithParts<'name' | 'place'>, id: string, place: WhoPlace) =>
    text({ name: nameOf(id), place: placeName(actions.labels, place) });
  return new ItemKeys<string, WhoPlace>({
    walk: (id, step) => {
      const stacks = columns().map(({ parts }) => parts.flatMap((part) => part.whos.map((who) => who.id)));
      return walkGrid([stacks], (other) => other === id, step);
    },
    isThere: (id) => actions.cards.has(id),
    focus: (id) => actions.activate(id, true),
    commands: (id, { anchor }): Commands => {
      const card = actions.cards.get(id);
      if (card === undefined || isUnsaved(card)) return {};
      const openDialog = (kind: 'edit' | 'links' | 'delete') => () => ui.set({ dialog: { kind, id } });
      const reading = { i: openDialog('links'), menu: () => ui.set({ menu: { id, anchor } }) };
      // Viewers get the links to read.
      if (!editable) return { ...reading, Enter: openDialog('links') };
      return { ...reading, Enter: openDialog('edit'), F2: openDialog('edit'), Delete: openDialog('delete') };
    },
    editable,
    carry: {
      lifted: () => ui.get().lifted,
      show: (lifted) => ui.set({ lifted }),
      start: (id) => {
        const card = actions.cards.get(id);
        if (card === undefined || isUnsaved(card)) return undefined;
        const { name } = card;
        return { place: placeOf(card, actions.labels), name, picked: texts.picked({ name }) };
      },
      next: ({ place }, direction) => {
        const beside = placeBeside(columns(), place, direction);
        return beside && { place: beside };
      },
      over: ({ item, place }) => inWords(texts.at, item, place),
      drop: ({ item, place }) => {
        ui.set({ lifted: null });
        const dropped = actions.moveAll(item, place, (one) => inWords(texts.dropped, one, place));
        actions.activate(item, true);
        return { dropped };
      },
      back: (id) => {
        const card = actions.cards.get(id);
        return card === undefined ? '' : inWords(texts.putBack, id, placeOf(card, actions.labels));
      },
      isPreviewed: true,
    },
    selects: { selection: actions.selection, keyOf: (id) => id },
    announce: (text) => actions.announce(text),
    refuse: (text) => actions.refuse(text),
  });
}

/**
 * The place one step further: the next part of this column, or in the next column the part of the same category, else
 * its first part.
 */
function placeBeside(columns: readonly WhoColumn[], place: WhoPlace, direction: Direction): WhoPlace | undefined {
  const at = columns.findIndex(({ group }) => (group?.id ?? null) === place.groupId);
  const by = direction === 'left' || direction === 'up' ? -1 : 1;
  if (direction === 'up' || direction === 'down') {
    const places = placesIn(columns[at]);
    return places[places.findIndex((other) => isSamePlace(other, place)) + by];
  }
  const next = columns[at + by];
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
