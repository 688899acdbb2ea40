import { fill } from '#shared/texts/fill.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import type { BoardActions } from '#web/board/selection/actions.ts';
import { isUnsavedRefusal } from '#web/board/selection/refusal.ts';
import type { Direction } from '#web/board/selection/types.ts';
import { nameOf, whereIs } from '#web/board/selection/words.ts';
import type { CardId } from '#web/replica/story_map/types.ts';
import { keyboardMove } from './keyboardMove.ts';

const announcements = storyMapTexts.announcements;

/** Lifts a card by keyboard. From now on it shows at its target, and the server learns of the move on drop. */
export function pickUp(actions: BoardActions, card: CardId): void {
  const known = actions.layout.cards.get(card);
  if (known?.refused && isUnsavedRefusal(known))
    return actions.refuse(fill(storyMapTexts.notSaved, { message: known.refused.message }));
  actions.ui.set({ lifted: { card, place: null }, hint: null });
  actions.announce(fill(announcements.picked, { name: nameOf(actions.layout, card) }));
}

/** Moves the lifted card one step, or announces why it cannot go there. */
export function carry(actions: BoardActions, card: CardId, direction: Direction): void {
  const move = keyboardMove(actions.layout, card, direction);
  if (move === undefined) actions.announce(announcements.edge);
  else if ('refusal' in move) actions.refuse(move.refusal.message);
  else {
    const { place } = move;
    actions.ui.set({ lifted: { card, place }, hint: null });
    actions.map.cards.preview({ card, place });
    actions.announce(whereIs(actions.layout, card));
  }
  // In another row React mounts a new element for the card.
  actions.activate({ at: 'card', id: card }, true);
}

/** Drops the lifted card where it shows. */
export function drop(actions: BoardActions): void {
  const { lifted } = actions.ui.get();
  actions.ui.set({ lifted: null, hint: null });
  if (lifted === null || !actions.layout.cards.has(lifted.card)) return;
  const { card, place } = lifted;
  if (place !== null) actions.map.cards.move(card, place);
  actions.announce(fill(announcements.dropped, { where: whereIs(actions.layout, card) }));
  actions.activate({ at: 'card', id: card }, true);
}

/** Puts the lifted card back, if there is one. */
export function putBack(actions: BoardActions, focus = true): void {
  const { lifted } = actions.ui.get();
  if (lifted === null) return;
  const { card } = lifted;
  actions.ui.set({ lifted: null, hint: null });
  actions.map.cards.preview(null);
  actions.announce(fill(announcements.putBack, { name: nameOf(actions.layout, card) }));
  if (focus) actions.activate({ at: 'card', id: card }, true);
}
