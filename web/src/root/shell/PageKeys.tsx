import { useEffect, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { hasModifier, isSearchKey } from '#web/base/browser/keys.ts';
import { isBehindDialog, isCarrying, isElsewhere } from '#web/base/browser/keyTargets.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';

const KeysOfPage = lazyDialog<{ open: boolean; onClose: () => void; onMap: boolean }>(() =>
  import('./KeysOfPage.tsx').then((file) => file.KeysOfPage),
);
const FindStoryMapDialog = lazyDialog(() =>
  import('#web/features/story_map/list/search/FindStoryMapDialog.tsx').then((file) => file.FindStoryMapDialog),
);

type Open = 'keys' | 'search' | null;

/**
 * The keys of every page behind the login: `?` lists keys, `/` and Ctrl+K find a story map (rule screen.33). Pages with
 * keys or a search of their own come first.
 */
export function PageKeys() {
  const [open, setOpen] = useState<Open>(null);
  const onMap = useMatch('/story_map/:containerId/*') !== null;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const opened = openedBy(event);
      if (opened === null || event.defaultPrevented || isCarrying()) return;
      event.preventDefault();
      setOpen(opened);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const close = () => setOpen(null);
  return (
    <>
      <KeysOfPage open={open === 'keys'} onClose={close} onMap={onMap} />
      <FindStoryMapDialog open={open === 'search'} onClose={close} />
    </>
  );
}

/** What a key opens; Ctrl+K also while the user types. */
function openedBy(event: KeyboardEvent): Open {
  if (isSearchKey(event)) return isBehindDialog() ? null : 'search';
  if (hasModifier(event) || isElsewhere(event.target)) return null;
  return event.key === '?' ? 'keys' : event.key === '/' ? 'search' : null;
}
