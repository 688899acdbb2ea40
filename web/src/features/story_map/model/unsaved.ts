import type { CardId, Layout, Pending } from './types.ts';

type Addition = Extract<Pending, { kind: 'add' }>;

/** The addition of a card that the server refused, if that is what the card is. */
export function refusedAddition(
  pending: readonly Pending[],
  card: CardId | null,
): (Addition & { refused: NonNullable<Addition['refused']> }) | undefined {
  for (const other of pending) {
    if (other.kind === 'add' && other.card === card && other.refused !== null)
      return { ...other, refused: other.refused };
  }
  return undefined;
}

/** The description of a card that the server refused, if there is one. */
export function refusedRename(
  pending: readonly Pending[],
  card: CardId,
): Extract<Pending, { kind: 'rename' }> | undefined {
  return pending.find(
    (other): other is Extract<Pending, { kind: 'rename' }> =>
      other.kind === 'rename' && other.card === card && other.refused !== null,
  );
}

/** The pending intents with another one in the place of that with the same number. */
export function withReplaced(pending: readonly Pending[], next: Pending): Pending[] {
  return pending.map((other) => (other.seq === next.seq ? next : other));
}

/** The pending intents without the addition of a card and of all that was to go under it. */
export function withoutAdded(pending: readonly Pending[], card: CardId): Pending[] {
  const gone = new Set([card]);
  for (const other of pending) {
    if (other.kind === 'add' && other.place.parentId === card) gone.add(other.card);
  }
  return pending.filter((other) => !gone.has(other.card));
}

/** The pending intents without refused descriptions that were saved after all: no answer had come, or a colleague had the same idea. */
export function withoutDone(pending: readonly Pending[], confirmed: Layout): Pending[] {
  return pending.filter(
    (other) =>
      other.kind !== 'rename' ||
      other.refused === null ||
      confirmed.cards.get(other.card)?.description !== other.description,
  );
}

/**
 * What was meant for a card after its addition was refused: it becomes part of the addition, so that trying again does all of it.
 * @param follower an intent about the same card
 */
export function withFollower(pending: readonly Pending[], added: Addition, follower: Pending): Pending[] {
  const others = pending.filter((other) => other.seq !== follower.seq);
  switch (follower.kind) {
    case 'rename':
      return withReplaced(others, { ...added, description: follower.description });
    case 'move':
      return withReplaced(others, { ...added, place: follower.place });
    case 'delete':
      return withoutAdded(others, added.card);
    case 'add':
      return others;
  }
}

/** An intent that speaks of a card by another name. */
export function withOtherName(pending: Pending, from: CardId, to: CardId): Pending {
  const rename = (card: CardId | null) => (card === from ? to : card);
  const card = pending.card === from ? to : pending.card;
  if (pending.kind !== 'add' && pending.kind !== 'move') return { ...pending, card };
  const { parentId, after, before } = pending.place;
  return { ...pending, card, place: { parentId: rename(parentId), after: rename(after), before: rename(before) } };
}
