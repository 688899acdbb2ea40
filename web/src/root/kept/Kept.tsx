import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { askBeforeLeaving } from '#web/base/session/leaving.ts';
import { usePerson } from '#web/base/session/useSession.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { KeptContext } from '#web/replica/kept/keptContext.ts';
import { ownerOf } from '#web/replica/story_map/known/knownMaps.ts';
import { keepingOf } from './keeping.ts';

const LeaveDialog = lazyDialog(() => import('./LeaveDialog.tsx').then((file) => file.LeaveDialog));

/** Keeps the edits of the signed-in user, and asks before signing out would lose some. */
export function Kept({ children }: { children: ReactNode }) {
  const owner = ownerOf(usePerson());
  const keeping = useMemo(() => keepingOf(owner), [owner]);
  const { list } = keeping.edits;
  const [answer, setAnswer] = useState<{ give: (mayLeave: boolean) => void }>();
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!list.isStored) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [list]);
  useEffect(
    () =>
      askBeforeLeaving(() =>
        list.all.length === 0 ? Promise.resolve(true) : new Promise((give) => setAnswer({ give })),
      ),
    [list],
  );
  const give = (mayLeave: boolean) => {
    answer?.give(mayLeave);
    setAnswer(undefined);
  };
  return (
    <KeptContext value={keeping}>
      {children}
      <LeaveDialog open={answer !== undefined} onClose={() => give(false)} onLeave={() => give(true)} />
    </KeptContext>
  );
}
