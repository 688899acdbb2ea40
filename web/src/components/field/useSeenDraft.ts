import { useRef } from 'react';
import type { Refusal } from '#web/replica/entity.ts';
import { type DraftField, type DraftOptions, useDraft } from './useDraft.ts';

export type SeenDraftOptions = Omit<DraftOptions, 'save'> & {
  /** Saves the typed text. @param seen the value when typing began @throws the reason for a refusal */
  save: (typed: string, seen: string) => Promise<unknown>;
  /** The current value, formatted, if the save was refused because a colleague has changed it. */
  theirsIn: (refusal: Refusal | null) => string | undefined;
};

type SeenDraft = Omit<DraftField, 'onChange'> & {
  /** @param from the value when typing began, if not the present one */
  onChange: (typed: string, from?: string) => void;
  theirs: string | undefined;
  keep: () => void;
  take: () => void;
};

/**
 * A field that saves on blur, by a command that includes the value the user saw (docs/decisions/0039). If a colleague
 * has changed it meanwhile, nothing is overwritten unseen: `theirs` is the current value, and the user keeps their own
 * or takes the other one.
 */
export function useSeenDraft({ save, theirsIn, ...options }: SeenDraftOptions): SeenDraft {
  /** The value when typing began; null while the user is not typing. */
  const seen = useRef<string | null>(null);
  const draft = useDraft({
    ...options,
    save: async (typed) => {
      await save(typed, seen.current ?? options.saved);
      seen.current = null;
    },
  });
  const theirs = theirsIn(draft.refusal);
  return {
    ...draft,
    theirs,
    onChange: (typed, from = options.saved) => {
      seen.current ??= from;
      draft.onChange(typed);
    },
    // While the choice is open, leaving the field decides nothing.
    onBlur: () => {
      if (theirs === undefined) draft.onBlur();
    },
    keep: () => {
      seen.current = theirs ?? null;
      void draft.commit();
    },
    take: () => {
      seen.current = null;
      draft.discard();
    },
  };
}
