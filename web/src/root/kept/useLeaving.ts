import { useEffect, useState } from 'react';
import { askBeforeLeaving } from '#web/base/session/leaving.ts';
import { useKeeping } from '#web/replica/kept/keptContext.ts';

/** The question to a user who logs out. `typed` is the number of long texts that they have typed and not saved. */
type Leaving = { typed: number; give: (mayLeave: boolean) => void };

/**
 * Asks before the user logs out with edits or texts that are not saved, and before they close a window whose edits this browser
 * has not stored.
 * @returns the answer to the first question, while it is asked
 */
export function useLeaving(): Leaving | undefined {
  const { list, drafts } = useKeeping().edits;
  const [asked, setAsked] = useState<Leaving>();
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
        const typed = await drafts.count();
        const isSure =
          list.all.length + typed === 0 || (await new Promise<boolean>((give) => setAsked({ typed, give })));
        setAsked(undefined);
        if (isSure) await drafts.clear();
        return isSure;
      }),
    [list, drafts],
  );
  return asked;
}
