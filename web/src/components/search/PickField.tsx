import { type ReactNode, useId } from 'react';
import type { Search } from '#web/base/api/useSearch.ts';
import { TextField } from '#web/components/input/TextField.tsx';
import { type Option, Options } from './Options.tsx';
import { Outcome } from './Outcome.tsx';
import styles from './search.module.css';
import { useChosen } from './useChosen.ts';

type Props = {
  /** The label of the field and of the list below it. */
  label: string;
  list: string;
  typed: string;
  onType: (text: string) => void;
  search: Search<Option>;
  /** Called at once with the choice. */
  onChoose: (id: string) => void;
  /** True while the choice is being saved. */
  loading?: boolean;
  /** See `Outcome`. */
  hint?: string;
  /** The error of the typed text. */
  problem?: string | undefined;
  /** With a lower list, for a dialog with other fields. */
  low?: boolean;
  /** Shown between the field and the list. */
  children?: ReactNode;
};

/**
 * A search field that picks one of the results below it. The user chooses by arrows and Enter, by a click, or by Enter
 * alone when the search has found just one.
 */
export function PickField({
  label,
  list,
  typed,
  onType,
  search,
  onChoose,
  loading = false,
  hint,
  problem,
  low = false,
  children,
}: Props) {
  const listId = useId();
  const { hits, status, searchNow } = search;
  const choose = (index: number) => {
    const hit = hits[index];
    if (hit !== undefined && hit.disabled !== true && !loading) onChoose(hit.id);
  };
  const isOpen = hits.length > 0;
  const { index, onKeyDown } = useChosen(hits.length, hits.map(({ id }) => id).join(' '), {
    isOpen,
    open: () => undefined,
    close: () => false,
    enter: () => (status === 'done' && typed.trim() !== '' && hits.length === 1 ? choose(0) : searchNow()),
    choose,
  });
  return (
    <>
      <TextField
        label={label}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        autoComplete="off"
        error={problem !== undefined}
        helperText={problem}
        slotProps={{
          htmlInput: {
            role: 'combobox',
            'aria-expanded': isOpen,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': index >= 0 ? `${listId}-${index}` : undefined,
            spellCheck: false,
          },
        }}
      />
      {children}
      <div aria-busy={loading} className={`${styles['scrolling']} ${styles['picked']}`} data-low={low ? '' : undefined}>
        <Options id={listId} label={list} options={hits} chosen={index} onChoose={choose} />
        <Outcome
          hint={hint}
          query={typed}
          status={status}
          count={hits.length}
          limit={search.limit}
          error={search.error}
          onRetry={searchNow}
        />
      </div>
    </>
  );
}
