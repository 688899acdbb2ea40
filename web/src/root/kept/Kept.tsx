import { type ReactNode, useMemo } from 'react';
import { usePerson } from '#web/base/session/useSession.ts';
import { KeptContext } from '#web/replica/kept/keptContext.ts';
import { ownerOf } from '#web/replica/story_map/known/knownMaps.ts';
import { keepingOf } from './keeping.ts';

/** Gives pages the kept edits and typed texts of the signed-in user. */
export function Kept({ children }: { children: ReactNode }) {
  const owner = ownerOf(usePerson());
  const keeping = useMemo(() => keepingOf(owner), [owner]);
  return <KeptContext value={keeping}>{children}</KeptContext>;
}
