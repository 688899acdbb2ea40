import { isFiltering, noFilter } from '#shared/rules/what/whatFilter.ts';
import * as texts from '#shared/texts/what/filter.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { useActions, useUi } from '../selection/boardContext.ts';
import styles from './filter.module.css';
import { setFilter } from './setFilter.ts';
import { useMatchCount, useShownRow } from './useFilter.ts';

/** Replaces the cards of a map when the filter hides all of them. */
export function NoMatch() {
  return useUi(({ filter }) => filter.hides && isFiltering(filter)) ? <NoneShown /> : null;
}

function NoneShown() {
  const actions = useActions();
  const { total } = useMatchCount();
  if (useShownRow(null).length > 0 || total === 0) return null;
  return (
    <p className={styles['noMatch']}>
      {texts.noneMatch}
      <Button variant="outlined" onClick={() => setFilter(actions, noFilter)}>
        {texts.clear}
      </Button>
    </p>
  );
}
