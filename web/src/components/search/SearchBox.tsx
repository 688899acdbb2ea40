import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { searchTexts } from '#shared/texts/search.ts';
import type { Search } from '#web/api/useSearch.ts';
import { clearMark } from '#web/app/theme/fieldOverrides.ts';
import { type Option, Options, scrollingOptions } from './Options.tsx';
import { Outcome } from './Outcome.tsx';
import { useChosen } from './useChosen.ts';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  search: Search<Option>;
  onChoose: (id: string) => void;
  field?: Ref<HTMLInputElement>;
  /** Content after the field, such as a filter; `filter` is its value: results for another one are shown at once. */
  children?: ReactNode;
  filter?: string;
};

/**
 * A search field with its results: arrows choose, Enter opens the chosen one or searches without waiting, Esc closes
 * the results and then empties the field.
 */
export function SearchBox({ label, value, onChange, search, onChoose, field, children, filter }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [filteredBy, setFilteredBy] = useState(filter);
  if (filteredBy !== filter) {
    setFilteredBy(filter);
    setOpen(value !== '');
  }
  const listId = useId();
  const { hits, status, error, limit, searchNow } = search;

  const choose = (index: number) => {
    const hit = hits[index];
    if (hit === undefined) return;
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
    <Box
      role="search"
      sx={{ position: 'relative' }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOpen(false);
      }}
    >
      <Box sx={box}>
        <Box
          component="label"
          sx={{ flex: '1 1 240px', minWidth: 0, display: 'flex', alignItems: 'center', gap: 2, pl: 3 }}
        >
          <SearchIcon sx={{ flex: 'none', fontSize: 20, color: 'text.secondary' }} />
          <Box
            component="input"
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
            sx={input}
          />
        </Box>
        {children}
      </Box>
      <Box sx={panel} hidden={!isOpen}>
        <Options id={listId} label={searchTexts.results} options={hits} chosen={index} onChoose={choose} />
        {isOpen && (
          <Outcome query={value} status={status} count={hits.length} limit={limit} error={error} onRetry={searchNow} />
        )}
      </Box>
    </Box>
  );
}

const box = {
  display: 'flex',
  flexWrap: 'wrap',
  border: '1px solid var(--storyd-border-strong)',
  borderRadius: 'var(--storyd-radius)',
  backgroundColor: 'var(--storyd-surface)',
  '&:hover': { borderColor: 'var(--storyd-text-quiet)' },
  // The whole box looks like the field, and shows its focus.
  '&:has(input:focus-visible)': { outline: '2px solid var(--storyd-accent)', outlineOffset: '-1px' },
} as const;
const input = {
  flex: 1,
  minWidth: 0,
  minHeight: 'var(--storyd-control)',
  p: 0,
  pr: 2,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: 'none' },
  '&::-webkit-search-cancel-button': clearMark,
  '&::placeholder': { color: 'var(--storyd-text-quiet)', opacity: 1 },
  '@media (pointer: coarse)': { fontSize: '1rem' },
} as const;
const panel = {
  position: 'absolute',
  zIndex: 'modal',
  top: 'calc(100% + 4px)',
  left: 0,
  right: 0,
  maxHeight: 'min(420px, 60vh)',
  ...scrollingOptions,
  border: '1px solid var(--storyd-border)',
  borderRadius: 'var(--storyd-radius)',
  backgroundColor: 'var(--storyd-raised)',
  boxShadow: 'var(--storyd-shadow)',
} as const;
