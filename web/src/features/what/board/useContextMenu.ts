import type { MouseEvent } from 'react';
import { menuOriginOf } from '#web/board/menu/menuOrigin.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { isUnsavedRefusal } from '#web/board/selection/refusal.ts';

/** Opens the menu of a card on right click. */
export function useContextMenu(): (event: MouseEvent) => void {
  const actions = useActions();
  return (event) => {
    const origin = menuOriginOf(event, '[data-card]');
    const card = origin?.anchor.dataset['card'];
    const { lifted, drag } = actions.ui.get();
    if (origin === undefined || card === undefined || lifted !== null || drag !== null) return;
    if (isUnsavedRefusal(actions.layout.cards.get(card))) return;
    event.preventDefault();
    actions.activate({ at: 'card', id: card }, false);
    actions.ui.set({ menu: { card, ...origin } });
  };
}
