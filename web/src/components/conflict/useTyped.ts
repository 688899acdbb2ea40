import { useEffect, useEffectEvent, useState } from 'react';
import type { KeptDraft } from '#web/replica/kept/keptCommand.ts';
import type { DraftPlace } from '#web/replica/kept/KeptDrafts.ts';
import { useKeptText } from '#web/replica/kept/useKeptText.ts';

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
  /** For `OfferedText`, where the text is kept. */
  offer: { offered: KeptDraft | undefined; onAccept: () => void; onForget: () => void };
};

/**
 * The typed text of a dialog that starts with an existing one; reopening resets it.
 * @param place where a long text is kept until the dialog closes (see `useKeptText`)
 */
export function useTyped(current: string, open: boolean, place?: DraftPlace): TypedText {
  const [draft, setDraft] = useState<{ text: string; seen: string } | null>(null);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setDraft(null);
  }
  const { offered, keep, forget, forgetTyped, accept } = useKeptText(place, open);
  const onClosed = useEffectEvent(forgetTyped);
  useEffect(() => {
    if (!open) onClosed();
  }, [open]);
  const typed = draft?.text ?? current;
  const seen = draft?.seen ?? current;
  return {
    typed,
    trimmed: typed.trim(),
    seen,
    set: (text) => {
      keep(text, current);
      setDraft({ text, seen });
    },
    keepOver: (theirs) => setDraft((draft) => ({ text: draft?.text ?? current, seen: theirs })),
    take: (theirs) => setDraft({ text: theirs, seen: theirs }),
    offer: {
      offered: offered?.text.trim() === current ? undefined : offered,
      onAccept: () => {
        if (offered !== undefined) setDraft({ text: offered.text, seen: offered.seen });
        accept();
      },
      onForget: forget,
    },
  };
}
