import { useState } from 'react';

export type TypedText = {
  typed: string;
  trimmed: string;
  /** The existing text when typing began, or a stored one that the user has seen since. */
  seen: string;
  set: (text: string) => void;
  /** Keeps what is typed, of a user who has seen another stored text meanwhile. */
  keepOver: (theirs: string) => void;
  /** Replaces what is typed by a colleague's text. */
  take: (theirs: string) => void;
};

/** The typed text of a dialog that starts with an existing one; reopening resets it. */
export function useTyped(current: string, open: boolean): TypedText {
  const [draft, setDraft] = useState<{ text: string; seen: string } | null>(null);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setDraft(null);
  }
  const typed = draft?.text ?? current;
  const seen = draft?.seen ?? current;
  return {
    typed,
    trimmed: typed.trim(),
    seen,
    set: (text) => setDraft({ text, seen }),
    keepOver: (theirs) => setDraft((draft) => ({ text: draft?.text ?? current, seen: theirs })),
    take: (theirs) => setDraft({ text: theirs, seen: theirs }),
  };
}
