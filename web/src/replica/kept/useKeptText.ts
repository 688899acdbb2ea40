import { useEffect, useRef, useState } from 'react';
import type { KeptDraft } from '#web/replica/kept/keptCommand.ts';
import { useKeptDrafts } from '#web/replica/kept/keptContext.ts';
import type { DraftPlace } from '#web/replica/kept/KeptDrafts.ts';

export type KeptText = {
  /** The text of an earlier visit that was not saved. */
  offered: KeptDraft | undefined;
  /** Keeps a typed text. @param saved the saved one, which was there when typing began */
  keep: (text: string, saved: string) => void;
  /** Forgets the text: it is saved, or its user has discarded it. */
  forget: () => void;
  /** Forgets what was typed since the form opened; a text that is only offered stays. */
  forgetTyped: () => void;
  /** Ends the offer, whose text the form takes over. It stays until it is saved. */
  accept: () => void;
};

/**
 * Keeps a long text in this browser while it is typed, and offers it where it was typed when it was not saved: after a
 * reload, a step back, or the end of the session.
 * @param place undefined for a text that is not kept
 * @param isShown whether its form is open
 */
export function useKeptText(place: DraftPlace | undefined, isShown = true): KeptText {
  const drafts = useKeptDrafts();
  const [offered, setOffered] = useState<KeptDraft>();
  /** The saved text when typing began; null while the user is not typing. */
  const began = useRef<string | null>(null);
  /** The one when the offered text was begun, once the form has taken that over. */
  const accepted = useRef<string | null>(null);
  const { scope, entity, field } = place ?? { scope: '', entity: '', field: '' };
  const isKept = place !== undefined;
  useEffect(() => {
    if (!isShown || !isKept) return undefined;
    let current = true;
    began.current = null;
    accepted.current = null;
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
  }, [drafts, scope, entity, field, isShown, isKept]);
  const forget = () => {
    began.current = null;
    accepted.current = null;
    setOffered(undefined);
    if (isKept) drafts?.remove({ scope, entity, field });
  };
  return {
    offered,
    keep: (text, saved) => {
      began.current ??= accepted.current ?? saved;
      setOffered(undefined);
      if (isKept) drafts?.put({ scope, entity, field }, text, began.current);
    },
    forget,
    forgetTyped: () => {
      if (began.current !== null) forget();
    },
    accept: () => {
      accepted.current = offered?.seen ?? null;
      setOffered(undefined);
    },
  };
}
