import type { Card, CardId, Layout } from './types.ts';

/**
 * The next layout, made of the very objects of the previous one wherever nothing changed, so that only the cards and rows that did are
 * drawn again.
 */
export function share(previous: Layout, next: Layout): Layout {
  if (previous === next) return previous;
  const cards = new Map<CardId, Card>();
  for (const [id, card] of next.cards) cards.set(id, sameCard(previous.cards.get(id), card));
  const children = new Map<CardId, readonly CardId[]>();
  for (const [id, row] of next.children) children.set(id, sameRow(previous.children.get(id), row));
  return { cards, backbone: sameRow(previous.backbone, next.backbone), children };
}

function sameRow(previous: readonly CardId[] | undefined, next: readonly CardId[]): readonly CardId[] {
  const same = previous?.length === next.length && next.every((id, index) => id === previous[index]);
  return same ? previous : next;
}

function sameCard(previous: Card | undefined, next: Card): Card {
  if (previous === undefined) return next;
  const { refused: was, ...before } = previous;
  const { refused: now, ...after } = next;
  const sameRefusal = was?.typed === now?.typed && was?.code === now?.code && was?.message === now?.message;
  const sameFields = (Object.keys(after) as (keyof typeof after)[]).every((key) => before[key] === after[key]);
  return sameRefusal && sameFields ? previous : next;
}
