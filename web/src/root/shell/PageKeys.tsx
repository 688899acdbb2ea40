import { useEffect, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { addKeyHelp, showKeyHelp } from '#web/base/browser/keyHelp.ts';
import { hasModifier } from '#web/base/browser/keys.ts';
import { isAnyBoardBusy, isCarrying, isElsewhere } from '#web/base/browser/keyTargets.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { LazyPageSearch } from '#web/features/search/LazyPageSearch.tsx';
import { useShellCommands } from './useShellCommands.ts';

const KeysOfPage = lazyDialog<{ open: boolean; onClose: () => void; onMap: boolean }>(() =>
  import('./KeysOfPage.tsx').then((file) => file.KeysOfPage),
);

/**
 * The keys of every page behind the login: `?` lists keys, those of a board where there is one, and `/` and Ctrl+K open the
 * search (rule screen.33).
 */
export function PageKeys() {
  const [open, setOpen] = useState(false);
  const onMap = useMatch('/story_map/:containerId/*') !== null;
  useShellCommands();
  useEffect(() => addKeyHelp(() => setOpen(true), { isGeneral: true }), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || hasModifier(event)) return;
      if (isElsewhere(event.target) || isCarrying() || isAnyBoardBusy()) return;
      event.preventDefault();
      showKeyHelp();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <KeysOfPage open={open} onClose={() => setOpen(false)} onMap={onMap} />
      <LazyPageSearch />
    </>
  );
}
