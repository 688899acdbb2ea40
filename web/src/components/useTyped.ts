import { useState } from 'react';

/**
 * The typed text of a dialog that starts with an existing one; reopening resets it. `seen` is the existing text when
 * typing began.
 */
export function useTyped(
  current: string,
  open: boolean,
): { typed: string; trimmed: string; seen: string; set: (text: string) => void } {
  const [draft, setDraft] = useState<{ text: string; seen: string } | null>(null);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setDraft(null);
  }
  const typed = draft?.text ?? current;
  const seen = draft?.seen ?? current;
  return { typed, trimmed: typed.trim(), seen, set: (text) => setDraft({ text, seen }) };
}
