import { useState } from 'react';
import * as texts from '#shared/texts/palette.ts';
import { lazyDialog, type Openable } from '#web/components/dialog/lazyDialog.tsx';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import type { ServerFinds } from './finds.ts';
import { resultsOf } from './results.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { useSearchState } from './searchState.ts';
import { useCommonResults } from './useCommonResults.ts';
import { useMapResults } from './useMapResults.ts';
import { usePeopleResults } from './usePeopleResults.ts';
import { useShareResults } from './useShareResults.ts';

/** The searches at the server take calls, so the field works without them. */
const ServerSearches = lazyDialog<Openable & { typed: string; onFound: (finds: ServerFinds) => void }>(() =>
  import('./ServerSearches.tsx').then((file) => file.ServerSearches),
);

/** The search of an open map, while open. */
export function MapSearch({ open, onClose: close }: Openable) {
  return open ? <Search close={close} /> : null;
}

/**
 * Finds Activities and Whos of this map by name at once, then Activities by long description, and its releases, epics
 * and problems (rules search.12, search.13); other story maps, and the commands of the page.
 */
function Search({ close }: { close: () => void }) {
  const containerId = useContainerId();
  // What was typed before the field was in the page, also while it was rendered.
  const before = useSearchState(({ text }) => text ?? '');
  const [changed, setChanged] = useState<string>();
  const typed = changed ?? before;
  const [finds, setFinds] = useState<ServerFinds>();
  const current = finds?.typed === typed ? finds : undefined;
  const { found, inTexts } = useMapResults(typed, current);
  const common = useCommonResults(typed, current, containerId);
  const share = useShareResults();
  const people = usePeopleResults(typed, { setTyped: setChanged, more: share });
  return (
    <>
      <SearchPanel
        label={people.label ?? texts.labelOnMap}
        placeholder={people.label ?? texts.placeholderOnMap}
        typed={typed}
        onType={setChanged}
        results={people.actions ?? resultsOf({ ...found, ...common, ...people.found }, typed, current, inTexts)}
        close={close}
      />
      <ServerSearches open={typed.trim() !== ''} onClose={() => undefined} typed={typed} onFound={setFinds} />
    </>
  );
}
