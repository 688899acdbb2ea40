import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SEARCH_DEBOUNCE_MS } from '#shared/model/limits.ts';
import { searchCallOf } from '#shared/rules/story_map/storyMapSearch.ts';
import * as searchTexts from '#shared/texts/search.ts';
import { useSearch } from '#web/base/api/useSearch.ts';
import { paths } from '#web/base/paths.ts';
import { ChipChoice } from '#web/components/chips/ChipChoice.tsx';
import { SearchBox } from '#web/components/search/SearchBox.tsx';
import { SEARCH_FILTERS, type SearchFilter, searchFilterTexts, searchTypeOf } from '../model/searchFilter.ts';
import { useSearchKeys } from './useSearchKeys.ts';

/** Finds a story map by its name or purpose and opens it (rule search.8). */
export function StoryMapSearch({ isGlobalViewer }: { isGlobalViewer: boolean }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<SearchFilter>('all');
  const { hits, ...search } = useSearch(
    searchCallOf(searchTypeOf(filter, isGlobalViewer)),
    text,
    SEARCH_DEBOUNCE_MS.storyMaps,
    {},
  );
  const field = useRef<HTMLInputElement>(null);
  useSearchKeys(field);

  return (
    <SearchBox
      label={searchTexts.storyMaps}
      hint={searchTexts.none}
      value={text}
      onChange={setText}
      search={{ ...search, hits: hits.map(({ objectID, name, why }) => ({ id: objectID, text: name, detail: why })) }}
      onChoose={(id) => void navigate(paths.storyMap(id))}
      field={field}
      filter={filter}
      inResults={
        <ChipChoice
          label={searchTexts.storyMapsType}
          value={filter}
          onChange={setFilter}
          options={SEARCH_FILTERS.map((option) => [option, searchFilterTexts[option]] as const)}
        />
      }
    />
  );
}
