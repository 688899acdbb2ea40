import { useActions, useUi } from '#web/board/selection/boardContext.ts';
import type { UiState } from '#web/board/selection/uiState.ts';
import type { CardId, Layout } from '#web/replica/story_map/types.ts';

/** Stands for the add slot at the end of a row, among the ids of the row's cards. */
export const ADD = '+';

/**
 * The cards and columns in use by the keyboard, the pointer, a drag or the text field. They stay mounted wherever the
 * board scrolls to.
 */
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
      lifted?.item ?? null,
      menu?.card ?? null,
      editor?.kind === 'rename' ? editor.card : null,
      // The text field stands between these neighbours.
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

/** The columns with something in use. */
export function useColumnsInUse(): ReadonlySet<CardId> {
  const { layout } = useActions();
  // One string, so that equal lists compare equal.
  const ids = useUi((ui) => [...inUse(ui, layout).columns].join(' '));
  return new Set(ids.split(' '));
}

/** The parts of a column in use: its cards, and `ADD` for the slot at the end. */
export function useInUseIn(column: CardId, row: readonly CardId[]): ReadonlySet<string> {
  const { layout } = useActions();
  const ids = useUi((ui) => {
    const { cards, addsUnder } = inUse(ui, layout);
    const here = [...cards].filter((card) => row.includes(card));
    return (addsUnder === column ? [...here, ADD] : here).join(' ');
  });
  return new Set(ids.split(' '));
}
