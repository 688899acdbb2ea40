import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import { useToasts } from '#web/base/toasts.ts';
import type { Refusal } from '#web/replica/entity.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import { useDrafts } from './drafts.ts';

export type DraftOptions = {
  /** The field's label, for a toast after it has unmounted. */
  label: string;
  /** The saved value, as the field shows it. */
  saved: string;
  /** The error of the typed text, if the client can tell. */
  check?: (typed: string) => string | undefined;
  /** Saves the typed text, if changed. @throws the reason for a refusal */
  save: (typed: string) => Promise<unknown>;
};

export type DraftField = {
  /** The text in the field: the typed one, or the saved one, including a colleague's changes. */
  text: string;
  refusal: Refusal | null;
  onChange: (typed: string) => void;
  onBlur: () => void;
  /** Discards the typed text. */
  discard: () => void;
  commit: () => Promise<boolean>;
};

/**
 * A field that saves on blur, only if changed (rules detail.9, detail.10). A refused text stays in the field with the
 * reason; a field that unmounts with unsaved text saves it then, or a toast shows why not.
 */
export function useDraft({ label, saved, check, save }: DraftOptions): DraftField {
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const drafts = useDrafts();
  const toasts = useToasts();
  const latest = useRef({ typed, saved, check, save, label });
  useLayoutEffect(() => {
    latest.current = { typed, saved, check, save, label };
  });

  const [draft] = useState(() => new Saving(latest, setTyped, setRefusal));
  useEffect(() => {
    const leave = drafts.add(draft);
    return () => {
      leave();
      const name = latest.current.label;
      void draft.commit().then((isSaved) => {
        if (!isSaved)
          toasts.show({
            severity: 'error',
            text: informationTexts.lateFailure({ name, message: draft.message }),
            ms: TOAST_MS.error,
          });
      });
    };
  }, [drafts, draft, toasts]);

  return {
    text: typed ?? saved,
    refusal,
    onChange: (next) => {
      setTyped(next);
      setRefusal(null);
    },
    onBlur: () => void draft.commit(),
    discard: () => {
      setTyped(null);
      setRefusal(null);
    },
    commit: () => draft.commit(),
  };
}

type Latest = {
  current: {
    typed: string | null;
    saved: string;
    check: ((typed: string) => string | undefined) | undefined;
    save: (typed: string) => Promise<unknown>;
  };
};

/** Saves the text of one field, one attempt at a time. */
class Saving {
  readonly #latest: Latest;
  readonly #setTyped: (typed: string | null) => void;
  readonly #setRefusal: (refusal: Refusal | null) => void;
  #running: Promise<boolean> | null = null;
  /** Why the last attempt failed. */
  message = '';

  constructor(latest: Latest, setTyped: (typed: string | null) => void, setRefusal: (refusal: Refusal | null) => void) {
    this.#latest = latest;
    this.#setTyped = setTyped;
    this.#setRefusal = setRefusal;
  }

  commit = (): Promise<boolean> => {
    this.#running ??= this.#commit().finally(() => {
      this.#running = null;
    });
    return this.#running;
  };

  async #commit(): Promise<boolean> {
    const { typed, saved, check, save } = this.#latest.current;
    if (typed === null) return true;
    const wrong = check?.(typed);
    if (wrong !== undefined) return this.#fail({ code: 'bad-input', message: wrong });
    try {
      if (typed !== saved) await save(typed);
      // Text typed meanwhile is kept.
      if (this.#latest.current.typed === typed) this.#setTyped(null);
      this.#setRefusal(null);
      return true;
    } catch (cause) {
      return this.#fail(refusalOf(cause));
    }
  }

  #fail(refusal: Refusal): false {
    this.message = refusal.message;
    this.#setRefusal(refusal);
    return false;
  }
}
