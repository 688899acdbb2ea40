import { useActions, useUi } from '#web/board/selection/boardContext.ts';
import { inUse } from '#web/board/selection/inUse.ts';
import type { CardId } from '#web/replica/story_map/types.ts';

/** Stands for the add slot at the end of a row, among the ids of the row's cards. */
export const ADD = '+';

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
