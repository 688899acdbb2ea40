import { type ReactNode, type Ref, useId, useState } from 'react';
import * as searchTexts from '#shared/texts/search.ts';
import type { Search } from '#web/base/api/useSearch.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { search as magnifier } from '#web/components/controls/pageIcons.ts';
import { type Option, Options } from './Options.tsx';
import { Outcome } from './Outcome.tsx';
import styles from './search.module.css';
import { useChosen } from './useChosen.ts';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  search: Search<Option>;
  onChoose: (id: string) => void;
  field?: Ref<HTMLInputElement>;
  /** See `Outcome`. */
  hint?: string;
  nothing?: string | undefined;
  /** How many of the options are found, where others stand among them. */
  count?: number;
  /**
   * A filter after the field, or at the top of its results; `filter` is its value: a change shows new results at once.
   */
  children?: ReactNode;
  inResults?: ReactNode;
  filter?: string;
};

/**
 * A search field with its results: arrows choose, Enter opens the chosen one or searches without waiting, Esc closes
 * the results and then clears the field.
 */
export function SearchBox({
  label,
  value,
  onChange,
  search,
  onChoose,
  field,
  hint,
  nothing,
  count,
  children,
  inResults,
  filter,
}: Props) {
  const [isOpen, setOpen] = useState(false);
  const [filteredBy, setFilteredBy] = useState(filter);
  if (filteredBy !== filter) {
    setFilteredBy(filter);
    setOpen(value !== '' || inResults !== undefined);
  }
  const listId = useId();
  const { hits, status, error, limit, searchNow } = search;

  const choose = (index: number) => {
    const hit = hits[index];
    if (hit === undefined || hit.disabled === true) return;
    setOpen(false);
    onChoose(hit.id);
  };
  const { index, onKeyDown } = useChosen(hits.length, hits.map(({ id }) => id).join(' '), {
    isOpen,
    open: () => setOpen(true),
    close: () => {
      const isClosing = isOpen || value !== '';
      if (!isOpen) onChange('');
      setOpen(false);
      return isClosing;
    },
    enter: () => {
      if (isOpen && status === 'done' && hits.length === 1) return choose(0);
      setOpen(true);
      searchNow();
    },
    choose,
  });

  return (
    <div
      role="search"
      className={styles['search']}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOpen(false);
      }}
    >
      <div className={styles['box']}>
        <label className={styles['field']}>
          <Icon path={magnifier} />
          <input
            ref={field}
            type="search"
            role="combobox"
            aria-label={label}
            placeholder={label}
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && index >= 0 ? `${listId}-${index}` : undefined}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            value={value}
            onChange={(event) => {
              onChange(event.target.value);
              setOpen(true);
            }}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
          />
        </label>
        {children}
      </div>
      <div className={`${styles['scrolling']} ${styles['panel']}`} hidden={!isOpen}>
        {inResults !== undefined && <div className={styles['filter']}>{inResults}</div>}
        <Options id={listId} label={searchTexts.results} options={hits} chosen={index} onChoose={choose} />
        {isOpen && (
          <Outcome
            hint={hint}
            nothing={nothing}
            query={value}
            status={status}
            count={count ?? hits.length}
            limit={limit}
            error={error}
            onRetry={searchNow}
          />
        )}
      </div>
    </div>
  );
}
