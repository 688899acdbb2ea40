import { useState } from 'react';
import { isFiltering } from '#shared/rules/what/whatFilter.ts';
import * as filterTexts from '#shared/texts/what/filter.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { filter as filterIcon } from '#web/components/controls/pageIcons.ts';
import { lazyDialog, type Openable } from '#web/components/dialog/lazyDialog.tsx';
import styles from './filter.module.css';
import { FilterChips } from './FilterChips.tsx';
import { useFilter } from './useFilter.ts';

const FilterPopover = lazyDialog<Openable & { anchor: HTMLElement | null }>(() =>
  import('./FilterPopover.tsx').then((file) => file.FilterPopover),
);

/** Opens the filter of the map. What is set stands before it (rules what.27, what.42). */
export function FilterButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const filter = useFilter();
  const filters = isFiltering(filter);
  return (
    <>
      {filters && <FilterChips filter={filter} />}
      <Button
        variant={filters ? 'outlined' : 'text'}
        start={<Icon path={filterIcon} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        className={styles[filters ? 'filtering' : 'filter']}
        data-filter-button=""
      >
        {filterTexts.button}
      </Button>
      <FilterPopover open={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}
