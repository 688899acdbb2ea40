import { type ReactNode, useId, useState } from 'react';
import type { Search } from '#web/base/api/useSearch.ts';
import { TextField } from '#web/components/input/TextField.tsx';
import { dialogOf, FloatingOptions } from './FloatingOptions.tsx';
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
  /** Whether the results float below the field, for a dialog with other fields. */
  floating?: boolean;
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
  floating = false,
  children,
}: Props) {
  const listId = useId();
  const { hits, status, searchNow } = search;
  const choose = (index: number) => {
    const hit = hits[index];
    if (hit !== undefined && hit.disabled !== true && !loading) onChoose(hit.id);
  };
  const [opened, setOpened] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = hits.length > 0 && (!floating || opened);
  const { index, onKeyDown } = useChosen(hits.length, hits.map(({ id }) => id).join(' '), {
    isOpen,
    open: () => setOpened(true),
    close: () => {
      setOpened(false);
      return floating && isOpen;
    },
    enter: () => (status === 'done' && typed.trim() !== '' && hits.length === 1 ? choose(0) : searchNow()),
    choose,
  });
  const options = <Options id={listId} label={list} options={hits} chosen={index} onChoose={choose} />;
  const outcome = (
    <Outcome
      hint={hint}
      query={typed}
      status={status}
      count={hits.length}
      limit={search.limit}
      error={search.error}
      onRetry={searchNow}
    />
  );
  return (
    <>
      <TextField
        label={label}
        value={typed}
        onChange={({ target }) => {
          onType(target.value);
          setOpened(true);
        }}
        onClick={() => setOpened(true)}
        onFocus={() => setOpened(true)}
        onBlur={() => setOpened(false)}
        onKeyDown={onKeyDown}
        autoComplete="off"
        error={problem !== undefined}
        helperText={problem}
        slotProps={{
          input: { ref: setAnchor },
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
      {floating ? (
        <>
          <FloatingOptions open={isOpen} anchor={anchor} container={dialogOf(anchor)}>
            {options}
          </FloatingOptions>
          <div className={styles['below']}>{outcome}</div>
        </>
      ) : (
        <div aria-busy={loading} className={`${styles['scrolling']} ${styles['picked']}`}>
          {options}
          {outcome}
        </div>
      )}
    </>
  );
}
