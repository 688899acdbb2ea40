import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DiscardDialogProps } from './DiscardDialog.tsx';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields in which somebody typed, each with its text before that. */
type Typed = Map<Field, string>;

const TEXT_TYPES: ReadonlySet<string> = new Set(['text', 'email', 'url', 'textarea']);

/** Whether somebody writes in a field, and does not only search or give a password in it. */
const isWriting = (target: EventTarget): target is Field =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  TEXT_TYPES.has(target.type) &&
  target.role !== 'combobox';

type Asking = {
  /** For the form: notes what is typed. */
  onInput: (event: FormEvent) => void;
  /** Closes the dialog, or asks first when that would lose what was typed. */
  close: () => void;
  /** The question, which the dialog contains. */
  question: DiscardDialogProps;
};

/**
 * Asks before a form closes by Escape, the Back button or a click beside it, and before its page closes, when something
 * typed would be lost.
 * @param onClose closes the form and discards what was typed
 */
export function useAskToDiscard(open: boolean, onClose: () => void): Asking {
  const typed = useRef<Typed>(new Map());
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    const fields = typed.current;
    fields.clear();
    if (!open) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (isAnyTyped(fields)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [open]);
  return {
    onInput: ({ target }) => {
      // React renders what was typed only after this, so at its first input a field still has the text before as its default.
      if (isWriting(target) && !typed.current.has(target)) typed.current.set(target, target.defaultValue);
    },
    close: () => {
      if (isAnyTyped(typed.current)) setAsking(true);
      else onClose();
    },
    question: {
      open: isAsking && open,
      onConfirm: () => {
        setAsking(false);
        onClose();
      },
      onClose: () => setAsking(false),
    },
  };
}

/** Whether a field has a text, and another one than before. */
const isAnyTyped = (fields: Typed) =>
  [...fields].some(([field, before]) => {
    const text = field.value.trim();
    return field.isConnected && text !== '' && text !== before.trim();
  });
