import { useContext } from 'react';
import type { Priority } from '#shared/model/company/settings.ts';
import {
  FILTER_PARTS,
  type FilterPart,
  isSet,
  noFilter,
  UNPLANNED,
  type WhatFilter,
  withoutPart,
} from '#shared/rules/what/whatFilter.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/what/filter.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { close } from '#web/components/controls/icons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { releases } from '#web/replica/release/entities.ts';
import { useAll, useWhos } from '#web/replica/story_map/useMap.ts';
import { PrioritiesContext, useActions } from '../selection/boardContext.ts';
import styles from './filter.module.css';
import { setFilter } from './setFilter.ts';
import { useMatchCount } from './useFilter.ts';

/** The set parts of the filter as chips that remove them, how many Activities match, and what clears it (rule what.42). */
export function FilterChips({ filter }: { filter: WhatFilter }) {
  const actions = useActions();
  const counts = useMatchCount();
  const words = useWords();
  const set = (next: WhatFilter) => {
    setFilter(actions, next);
    // The pressed chip is gone.
    document.querySelector<HTMLElement>('[data-filter-button]')?.focus();
  };
  return (
    <div role="group" aria-label={texts.set} className={styles['chips']}>
      {FILTER_PARTS.filter((part) => isSet(filter, part)).map((part) => {
        const chip = texts.chips[part]({ names: words(filter, part) });
        return (
          <button
            key={part}
            type="button"
            className={styles['chip']}
            title={chip}
            aria-label={texts.remove({ chip })}
            onClick={() => set(withoutPart(filter, part))}
          >
            <span dir="auto">{chip}</span>
            <Icon path={close} small />
          </button>
        );
      })}
      <Text as="span" role="status" look="compact" quiet className={styles['count']}>
        {texts.matches(counts)}
      </Text>
      <Button plain onClick={() => set(noFilter)}>
        {texts.clearAll}
      </Button>
    </div>
  );
}

/** The choices of a part of the filter, in words. */
function useWords(): (filter: WhatFilter, part: FilterPart) => string {
  const whos = useWhos();
  const known = useAll(releases);
  const priorities: ReadonlyMap<string, Priority> = useContext(PrioritiesContext);
  const nameOf = (id: string) =>
    id === UNPLANNED
      ? texts.unplanned
      : ((whos.get(id) ?? known.get(id) ?? priorities.get(id))?.name ?? commonTexts.loading);
  return (filter, part) => {
    if (part === 'text') return filter.text.trim();
    if (part === 'noSize') return texts.noSize;
    return filter[part].map(nameOf).join(', ');
  };
}
