import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SEARCH_DEBOUNCE_MS } from '#shared/model/limits.ts';
import { searchCallOf } from '#shared/rules/story_map/storyMapSearch.ts';
import * as searchTexts from '#shared/texts/search.ts';
import { useSearch } from '#web/base/api/useSearch.ts';
import { paths } from '#web/base/paths.ts';
import { usePerson } from '#web/base/session/useSession.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { PickDialog } from '#web/components/search/PickDialog.tsx';
import { searchTypeOf } from '../model/searchFilter.ts';

/** Finds a story map by its name or purpose and opens it, from pages without a search of their own (rule search.15). */
export function FindStoryMapDialog({ open, onClose }: Openable) {
  return open ? <Finder onClose={onClose} /> : null;
}

function Finder({ onClose }: Pick<Openable, 'onClose'>) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { hits, ...search } = useSearch(
    searchCallOf(searchTypeOf('all', usePerson().claims.global_story_map_viewer)),
    typed,
    SEARCH_DEBOUNCE_MS.storyMaps,
    {},
  );
  return (
    <PickDialog
      open
      title={searchTexts.openStoryMap}
      label={searchTexts.storyMaps}
      list={searchTexts.results}
      hint={searchTexts.none}
      typed={typed}
      onType={setTyped}
      search={{ ...search, hits: hits.map(({ objectID, name, why }) => ({ id: objectID, text: name, detail: why })) }}
      onChoose={(id) => {
        onClose();
        void navigate(paths.storyMap(id));
      }}
      onClose={onClose}
      loading={false}
      error={null}
    />
  );
}
