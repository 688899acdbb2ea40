import { placeAtEnd } from '#web/replica/story_map/layout.ts';
import type { CardId, Place } from '#web/replica/story_map/types.ts';
import type { BoardActions } from './actions.ts';
import type { FocusTarget } from './types.ts';
import type { NewActivity } from './uiState.ts';
import { isThere } from './walk.ts';

/** Opens the dialog with all fields for an Activity at a place, with the text typed there so far. */
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
 * Closes the dialog. The focus moves to a card, or back to where it was.
 * @param card the added card, or one to show
 */
export function closeNewActivity(actions: BoardActions, card: CardId | null): void {
  const { newActivity } = actions.ui.get();
  actions.ui.set({ newActivity: null });
  const target: FocusTarget | null = card === null ? (newActivity?.back ?? null) : { at: 'card', id: card };
  if (target !== null && isThere(actions.layout, target)) actions.activate(target, true);
}
