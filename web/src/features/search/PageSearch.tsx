import { useMemo, useState } from 'react';
import * as texts from '#shared/texts/palette.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import type { ServerFinds } from './finds.ts';
import { resultsOf } from './results.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { useSearchState } from './searchState.ts';
import { useCommonResults } from './useCommonResults.ts';
import { useMapsFound } from './useMapsFound.ts';
import { usePeopleResults } from './usePeopleResults.ts';

/** The search of a page outside of a story map, while open. */
export function PageSearch({ open, onClose: close }: Openable) {
  return open ? <Search close={close} /> : null;
}

/** Finds story maps, those opened last first, and the commands of the page (rule search.15). */
function Search({ close }: { close: () => void }) {
  // What was typed before the field was in the page, also while it was rendered.
  const before = useSearchState(({ text }) => text ?? '');
  const [changed, setChanged] = useState<string>();
  const typed = changed ?? before;
  const maps = useMapsFound(typed);
  const finds = useMemo<ServerFinds>(() => ({ typed, maps }), [typed, maps]);
  const found = useCommonResults(typed, finds);
  const people = usePeopleResults(typed, { setTyped: setChanged });
  return (
    <SearchPanel
      label={people.label ?? texts.label}
      placeholder={people.label ?? texts.placeholder}
      typed={typed}
      onType={setChanged}
      results={people.actions ?? resultsOf({ ...found, ...people.found }, typed, finds)}
      close={close}
    />
  );
}
