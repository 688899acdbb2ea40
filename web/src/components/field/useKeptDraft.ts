import type { DraftPlace } from '#web/replica/kept/KeptDrafts.ts';
import { useKeptText } from '#web/replica/kept/useKeptText.ts';
import { type SeenDraftOptions, useSeenDraft } from './useSeenDraft.ts';

/** A long text field that saves itself, and whose text this browser keeps until then (see `useKeptText`). */
export function useKeptDraft(place: DraftPlace, options: SeenDraftOptions) {
  const { offered, keep, forget, accept } = useKeptText(place);
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
      keep(typed, options.saved);
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
      accept();
      draft.onChange(offered.text, offered.seen);
    },
    forget,
  };
}
