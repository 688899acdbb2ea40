import type { MenuAt } from '#web/board/menu/menuOpener.ts';
import type { BoardActions } from '#web/board/selection/actions.ts';
import { isUnsavedRefusal } from '#web/board/selection/refusal.ts';

/** The elements with the menu of a card. */
export const CARD = '[data-card]';

/** Opens the menu of a card. */
export const cardMenu =
  (actions: BoardActions): MenuAt =>
  (origin) => {
    const card = origin.anchor.dataset['card'];
    if (card === undefined || isUnsavedRefusal(actions.layout.cards.get(card))) return undefined;
    return () => {
      actions.activate({ at: 'card', id: card }, false);
      actions.ui.set({ menu: { card, ...origin } });
    };
  };
