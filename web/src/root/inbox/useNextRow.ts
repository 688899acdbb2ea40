import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus on when the row that has it is answered and goes: to the first button of the next row, of the last
 * one if none follows, or to the fallback if none is left.
 * @param ids of the rows, in the order in which they stand in the list
 * @param fallback what gets the focus after the last row
 * @returns the ref and the handler of the element around all rows, which are `li`
 */
export function useNextRow(ids: readonly string[], fallback: RefObject<HTMLElement | null>) {
  const around = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);
  const former = useRef(ids);
  const rows = () => [...(around.current?.querySelectorAll('li') ?? [])];
  useLayoutEffect(() => {
    const [before, left] = [former.current, focused.current];
    former.current = ids;
    if (left === undefined || ids.includes(left)) return;
    focused.current = undefined;
    const next = before.slice(before.indexOf(left) + 1).find((id) => ids.includes(id)) ?? ids.at(-1);
    const row = next === undefined ? undefined : rows()[ids.indexOf(next)];
    (row?.querySelector('button') ?? fallback.current)?.focus();
  }, [ids, fallback]);
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest('li');
    focused.current = row === null ? undefined : ids[rows().indexOf(row)];
  };
  return { ref: around, onFocus };
}
