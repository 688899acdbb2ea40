import { createContext, useContext, useSyncExternalStore } from 'react';
import type { OpenScopes } from '../openScopes.ts';
import type { UndoStack } from '../undo/UndoStack.ts';
import { isWaiting, type KeptCommand } from './keptCommand.ts';
import type { KeptDrafts } from './KeptDrafts.ts';
import type { KeptEdits } from './KeptEdits.ts';

/** The signed-in user's kept edits, and the scopes that this tab has open. */
export type Keeping = {
  edits: KeptEdits;
  scopes: OpenScopes;
  /** What the user can undo in a scope, as long as this tab and the session last. */
  changesOf: (scope: string) => UndoStack;
};

export const KeptContext = createContext<Keeping | undefined>(undefined);

/** The signed-in user's kept edits, and the scopes that this tab has open. */
export function useKeeping(): Keeping {
  const keeping = useContext(KeptContext);
  if (keeping === undefined) throw new Error('What keeps edits needs a KeptContext above');
  return keeping;
}

/** The signed-in user's drafts of long texts; undefined where none are kept. */
export const useKeptDrafts = (): KeptDrafts | undefined => useContext(KeptContext)?.edits.drafts;

/** The edits of the signed-in user that are not saved yet, in all scopes. */
export function useUnsaved(): {
  all: readonly KeptCommand[];
  /** Those that wait for the network. */
  stalled: readonly KeptCommand[];
  /** Those about which the user decides. */
  refused: readonly KeptCommand[];
  /** Whether they survive closing the tab. */
  isLasting: boolean;
} {
  const { list } = useKeeping().edits;
  const subscribe = (listener: () => void) => list.subscribe(listener);
  const all = useSyncExternalStore(subscribe, () => list.all);
  const stalledScopes = useSyncExternalStore(subscribe, () => list.stalled);
  const isLasting = useSyncExternalStore(subscribe, () => list.isLasting);
  return {
    all,
    stalled: all.filter((kept) => isWaiting(kept) && stalledScopes.has(kept.scope)),
    refused: all.filter((kept) => !isWaiting(kept)),
    isLasting,
  };
}
