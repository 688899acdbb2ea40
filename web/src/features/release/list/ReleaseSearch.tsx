import { useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { useSearch } from '#web/base/api/useSearch.ts';
import { SearchBox } from '#web/components/search/SearchBox.tsx';
import { formatPeriod } from '#web/components/text/calendarDay.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';

/** Finds a release of the map by its name and opens it (rule release.15). */
export function ReleaseSearch({ onOpen }: { onOpen: (releaseId: string) => void }) {
  const containerId = useContainerId();
  const [text, setText] = useState('');
  const { hits, ...search } = useSearch('release_view', text, SEARCH_DEBOUNCE_MS.releases, { containerId });
  return (
    <SearchBox
      label={texts.search}
      hint={texts.searchHint}
      value={text}
      onChange={setText}
      search={{
        ...search,
        hits: hits.map(({ objectID, name, start, end }) => ({
          id: objectID,
          text: name,
          detail: formatPeriod({ start, end }) ?? texts.noPeriod,
        })),
      }}
      onChoose={onOpen}
    />
  );
}
