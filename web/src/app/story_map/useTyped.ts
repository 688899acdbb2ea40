import { useState } from 'react';

/** What somebody types into a dialog that starts with what is there; opened again, it starts anew. */
export function useTyped(
  current: string,
  open: boolean,
): { typed: string; trimmed: string; set: (text: string) => void } {
  const [draft, setDraft] = useState<string | null>(null);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setDraft(null);
  }
  const typed = draft ?? current;
  return { typed, trimmed: typed.trim(), set: setDraft };
}
