import { useState } from 'react';

/** What somebody types into a dialog that starts with what is there; opened again, it starts anew. `seen` is what was there when they began. */
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
