import { useEffect, useState } from 'react';
import { askBeforeLeaving } from '#web/base/session/leaving.ts';
import { useKeeping } from '#web/replica/kept/keptContext.ts';

/**
 * Asks before the user logs out with edits that are not saved, and before they close a window whose edits this browser
 * has not stored.
 * @returns the answer to the first question, while it is asked
 */
export function useLeaving(): { give: (mayLeave: boolean) => void } | undefined {
  const { list, drafts } = useKeeping().edits;
  const [asked, setAsked] = useState<{ give: (mayLeave: boolean) => void }>();
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!list.isStored) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [list]);
  useEffect(
    () =>
      askBeforeLeaving(async () => {
        const isSure = list.all.length === 0 || (await new Promise<boolean>((give) => setAsked({ give })));
        setAsked(undefined);
        if (isSure) await drafts.clear();
        return isSure;
      }),
    [list, drafts],
  );
  return asked;
}
