import { useEffect, useRef, useState } from 'react';
import type { KeptDraft } from '#web/replica/kept/keptCommand.ts';
import type { DraftPlace, KeptDrafts } from '#web/replica/kept/KeptDrafts.ts';
import { type SeenDraftOptions, useSeenDraft } from './useSeenDraft.ts';

/**
 * A long text field whose text this browser keeps until it is saved. After a reload it offers the kept text.
 * @param drafts where it is kept (`useKeptDrafts`)
 * @param scope with `entity` and `field`: its place (see `DraftPlace`)
 */
export function useKeptDraft(
  drafts: KeptDrafts | undefined,
  { scope, entity, field }: DraftPlace,
  options: SeenDraftOptions,
) {
  const [offered, setOffered] = useState<KeptDraft>();
  /** The saved text when typing began; null while the user is not typing. */
  const began = useRef<string | null>(null);
  const forget = () => {
    began.current = null;
    setOffered(undefined);
    drafts?.remove({ scope, entity, field });
  };
  useEffect(() => {
    let current = true;
    drafts?.read({ scope, entity, field }).then(
      (found) => {
        // What the user types meanwhile is newer.
        if (current && began.current === null) setOffered(found);
      },
      (error: unknown) => reportError(error),
    );
    return () => {
      current = false;
    };
  }, [drafts, scope, entity, field]);
  const draft = useSeenDraft({
    ...options,
    save: async (typed, seen) => {
      await options.save(typed, seen);
      forget();
    },
  });
  return {
    ...draft,
    onChange: (typed: string) => {
      began.current ??= options.saved;
      setOffered(undefined);
      drafts?.put({ scope, entity, field }, typed, began.current);
      draft.onChange(typed);
    },
    take: () => {
      forget();
      draft.take();
    },
    /** The text of an earlier visit that was not saved. */
    offered: offered?.text === options.saved ? undefined : offered,
    accept: () => {
      if (offered === undefined) return;
      began.current = offered.seen;
      draft.onChange(offered.text, offered.seen);
      setOffered(undefined);
    },
    forget,
  };
}
