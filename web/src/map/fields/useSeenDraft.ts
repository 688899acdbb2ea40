import { useRef } from 'react';
import type { Refusal } from '#web/replica/entity.ts';
import { type DraftField, type DraftOptions, useDraft } from './useDraft.ts';

type Options = Omit<DraftOptions, 'save'> & {
  /** Saves what was typed. @param seen what stood there when somebody began to type @throws what stands in its way */
  save: (typed: string, seen: string) => Promise<unknown>;
  /** What stands there now, as the field shows it, if it was refused because somebody else has changed it. */
  theirsIn: (refusal: Refusal | null) => string | undefined;
};

/**
 * A field that is saved when it is left, by a command that says what its person saw (docs/decisions/0039). If somebody else has written meanwhile, nobody's
 * text is written over unseen: `theirs` is what stands there, and the writer keeps theirs or takes the other one.
 */
export function useSeenDraft({ save, theirsIn, ...options }: Options): DraftField & {
  theirs: string | undefined;
  keep: () => void;
  take: () => void;
} {
  /** What stood here when somebody began to write; null while nobody does. */
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
    onChange: (typed) => {
      seen.current ??= options.saved;
      draft.onChange(typed);
    },
    // While the choice is open, leaving the field makes none.
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
