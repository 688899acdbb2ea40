import type { BoardActions } from '#web/map/selection/actions.ts';
import { useActions, useUi } from '#web/map/selection/boardContext.ts';
import type { UiState } from '#web/map/selection/uiState.ts';
import type { CardId } from '#web/map/types.ts';

/** The columns that the keyboard, a drag or the text field is in. They stay on the page wherever the board is scrolled to. */
function columnsInUse({ layout }: BoardActions, { active, drag, editor }: UiState): CardId[] {
  const columnOf = (card: CardId) => layout.cards.get(card)?.parentId ?? card;
  const used = [
    active === null ? null : active.at === 'card' ? columnOf(active.id) : active.parentId,
    drag === null ? null : columnOf(drag.item),
    editor?.kind === 'add' ? editor.place.parentId : null,
  ];
  return used.filter((id) => id !== null);
}

/** Whether a column is in use. */
export function useIsInUse(id: CardId): boolean {
  const actions = useActions();
  return useUi((ui) => columnsInUse(actions, ui).includes(id));
}

/** All columns that are in use. */
export function useColumnsInUse(): ReadonlySet<CardId> {
  const actions = useActions();
  // As one text, so that what is the same looks the same.
  const ids = useUi((ui) => columnsInUse(actions, ui).join(' '));
  return new Set(ids.split(' '));
}
