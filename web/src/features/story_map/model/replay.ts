import { levelUnder } from '#shared/rules/levels.ts';
import { indexOfPlace } from './layout.ts';
import type { Card, CardId, Layout, Pending, Place } from './types.ts';

type Draft = { cards: Map<CardId, Card>; backbone: CardId[]; children: Map<CardId, CardId[]> };

/**
 * The board as it will be once the server has taken everything in: the pending intents, one after another, on top of what it has confirmed.
 * An intent whose card or row is gone has no effect.
 */
export function replay(confirmed: Layout, pending: readonly Pending[]): Layout {
  if (pending.length === 0) return confirmed;
  const draft: Draft = {
    cards: new Map(confirmed.cards),
    backbone: [...confirmed.backbone],
    children: new Map([...confirmed.children].map(([id, row]) => [id, [...row]])),
  };
  for (const intent of pending) apply(draft, intent);
  return draft;
}

function apply(draft: Draft, intent: Pending): void {
  switch (intent.kind) {
    case 'add':
      return add(draft, intent);
    case 'move':
      return move(draft, intent.card, intent.place);
    case 'rename':
      return rename(draft, intent);
    case 'delete':
      return take(draft, intent.card);
  }
}

function add(draft: Draft, { card, description, place, refused, instead }: Extract<Pending, { kind: 'add' }>): void {
  if (draft.cards.has(card) || !hasRow(draft, place.parentId)) return;
  draft.cards.set(card, {
    id: card,
    description,
    level: levelUnder(place.parentId),
    parentId: place.parentId,
    priorityId: null,
    cost: null,
    size: null,
    value: null,
    rank: null,
    whatId: null,
    childContainerId: null,
    unsaved: true,
    refused: refused === null ? null : { ...refused, typed: description },
  });
  put(draft, card, place);
  if (instead !== undefined && refused === null) take(draft, instead);
}

function move(draft: Draft, id: CardId, place: Place): void {
  const card = draft.cards.get(id);
  if (card === undefined || place.parentId === id || !hasRow(draft, place.parentId)) return;
  const level = levelUnder(place.parentId);
  const childCount = draft.children.get(id)?.length ?? 0;
  // Somebody put a card under it meanwhile: the server will refuse, and until then nothing may vanish.
  if (place.parentId !== null && childCount > 0) return;
  lift(draft, card);
  if (place.parentId !== null) draft.children.delete(id);
  // A rank counts within one level, so it does not come along to another.
  draft.cards.set(id, { ...card, parentId: place.parentId, level, rank: level === card.level ? card.rank : null });
  put(draft, id, place);
}

function rename(draft: Draft, { card: id, description, refused }: Extract<Pending, { kind: 'rename' }>): void {
  const card = draft.cards.get(id);
  if (card === undefined) return;
  draft.cards.set(
    id,
    refused === null ? { ...card, description } : { ...card, refused: { ...refused, typed: description } },
  );
}

function take(draft: Draft, id: CardId): void {
  const card = draft.cards.get(id);
  if (card === undefined) return;
  for (const child of draft.children.get(id) ?? []) draft.cards.delete(child);
  lift(draft, card);
  draft.children.delete(id);
  draft.cards.delete(id);
}

function hasRow(draft: Draft, parentId: CardId | null): boolean {
  return parentId === null || draft.children.has(parentId);
}

function put(draft: Draft, id: CardId, place: Place): void {
  const row = rowIn(draft, place.parentId);
  row.splice(indexOfPlace(row, place), 0, id);
  if (place.parentId === null) draft.children.set(id, draft.children.get(id) ?? []);
}

function lift(draft: Draft, card: Card): void {
  const row = rowIn(draft, card.parentId);
  const index = row.indexOf(card.id);
  if (index >= 0) row.splice(index, 1);
}

function rowIn(draft: Draft, parentId: CardId | null): CardId[] {
  return parentId === null ? draft.backbone : (draft.children.get(parentId) ?? []);
}
