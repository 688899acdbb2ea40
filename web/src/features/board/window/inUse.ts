import { useActions, useUi } from '#web/map/selection/boardContext.ts';
import type { UiState } from '#web/map/selection/uiState.ts';
import type { CardId, Layout } from '#web/map/types.ts';

/** Stands for the place to add a card at the end of a row, among the cards of the row. */
export const ADD = '+';

/** What the keyboard, the pointer, a drag or the text field is at. It stays on the page wherever the board is scrolled to. */
type InUse = { cards: ReadonlySet<CardId>; columns: ReadonlySet<CardId>; addsUnder: CardId | null };

const known = new WeakMap<UiState, InUse>();

function inUse(ui: UiState, layout: Layout): InUse {
  const before = known.get(ui);
  if (before !== undefined) return before;
  const { active, drag, lifted, menu, editor } = ui;
  const writing = editor?.kind === 'add' ? editor.place : null;
  const addsUnder = active?.at === 'add' ? active.parentId : null;
  const cards = new Set(
    [
      active?.at === 'card' ? active.id : null,
      drag?.item ?? null,
      lifted?.card ?? null,
      menu?.card ?? null,
      editor?.kind === 'rename' ? editor.card : null,
      // The text field stands between its neighbours.
      writing?.afterWhatId ?? null,
      writing?.beforeWhatId ?? null,
    ].filter((id) => id !== null),
  );
  const columns = new Set(
    [
      ...[...cards].map((card) => layout.cards.get(card)?.parentId ?? card),
      addsUnder,
      writing?.parentId ?? null,
    ].filter((id) => id !== null),
  );
  const now = { cards, columns, addsUnder };
  known.set(ui, now);
  return now;
}

/** The columns that something is in use in. */
export function useColumnsInUse(): ReadonlySet<CardId> {
  const { layout } = useActions();
  // As one text, so that what is the same looks the same.
  const ids = useUi((ui) => [...inUse(ui, layout).columns].join(' '));
  return new Set(ids.split(' '));
}

/** What of a column is in use: cards, and `ADD` for the place at its end. */
export function useInUseIn(column: CardId, row: readonly CardId[]): ReadonlySet<string> {
  const { layout } = useActions();
  const ids = useUi((ui) => {
    const { cards, addsUnder } = inUse(ui, layout);
    const here = [...cards].filter((card) => row.includes(card));
    return (addsUnder === column ? [...here, ADD] : here).join(' ');
  });
  return new Set(ids.split(' '));
}
