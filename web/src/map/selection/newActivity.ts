import { PENDING_KEY } from '#web/replica/keys.ts';
import { placeAtEnd } from '../layout.ts';
import type { MapReplica } from '../MapReplica.ts';
import type { CardId, Place } from '../types.ts';
import type { BoardActions } from './actions.ts';
import type { FocusTarget } from './types.ts';
import type { NewActivity } from './uiState.ts';
import { isThere } from './walk.ts';

/** Opens the dialog with all fields for an Activity at a place, with what is being written for it there. */
export function openNewActivity(
  { ui }: BoardActions,
  place: Place,
  { text = '', back = null }: Partial<Omit<NewActivity, 'place'>> = {},
): void {
  ui.set({ newActivity: { place, text, back }, editor: null, hint: null });
}

/** Opens the dialog for an Activity at the end of the backbone. */
export function openNewBackboneActivity(actions: BoardActions): void {
  openNewActivity(actions, placeAtEnd(actions.layout, null));
}

/**
 * Closes the dialog. The keyboard goes to a card, or back to where it was.
 * @param card the one that was added or is to be shown
 */
export function closeNewActivity(actions: BoardActions, card: CardId | null): void {
  const { newActivity } = actions.ui.get();
  actions.ui.set({ newActivity: null });
  const target: FocusTarget | null = card === null ? (newActivity?.back ?? null) : { at: 'card', id: card };
  if (target !== null && isThere(actions.layout, target)) actions.activate(target, true);
}

/** Waits until the server has said what becomes of cards that are being added, so that another can be placed beside or under them. */
export function untilSaved({ scope, layout }: MapReplica, cards: readonly (CardId | null)[]): Promise<void> {
  const areSaved = () =>
    cards.every((id) => {
      const card = id === null ? undefined : layout.cards.get(id);
      return card === undefined || !card.unsaved || card.refused !== null;
    });
  return new Promise((resolve) => {
    if (areSaved()) return resolve();
    const stop = scope.subscribe([PENDING_KEY], () => {
      if (!areSaved()) return;
      stop();
      resolve();
    });
  });
}
