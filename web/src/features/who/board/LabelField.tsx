import { useEffect, useRef, useState } from 'react';
import * as conflictTexts from '#shared/texts/conflicts.ts';
import { Theirs } from '#web/components/conflict/Theirs.tsx';
import { tooLong } from '#web/components/field/tooLong.ts';
import { type Refusal, theirsIn } from '#web/replica/entity.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import { InlineField } from './InlineField.tsx';
import styles from './who.module.css';

type Props = {
  label: string;
  note: string;
  initial: string;
  placeholder?: string;
  /**
   * Saves the text; `seen` is the name that stood there when the user typed it. On refusal the error shows below and
   * the text stays.
   */
  onSave: (text: string, seen: string) => Promise<void> | void;
  /** Called when the server refuses a text after the field has closed. */
  onLost?: (text: string, seen: string, error: unknown) => void;
  /** Closes the field; returns the focus if closed by key. `saved` is the saved text, if any. */
  onClose: (byKey: boolean, saved?: string) => void;
};

/** A text field in place of a label: Enter and leaving the field save, Esc cancels. */
export function LabelField({ label, note, initial, placeholder, onSave, onLost, onClose }: Props) {
  const [text, setText] = useState(initial);
  const [seen] = useState(initial);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const theirs = theirsIn(refusal, 'name');
  const field = useRef<HTMLInputElement>(null);
  const isClosing = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    field.current?.select();
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const save = async (byKey: boolean, over = theirs ?? seen) => {
    if (isClosing.current) return;
    const wrong = tooLong(text);
    if (wrong !== undefined) return setRefusal({ code: 'bad-input', message: wrong });
    isClosing.current = true;
    try {
      await onSave(text, over);
    } catch (failure) {
      if (isGone.current) return onLost?.(text, over, failure);
      isClosing.current = false;
      setRefusal(refusalOf(failure));
      field.current?.focus();
      return;
    }
    onClose(byKey, text);
  };
  return (
    <InlineField
      label={label}
      placeholder={placeholder}
      note={note}
      error={refusal?.message}
      value={text}
      onChange={setText}
      onEnter={() => void save(true)}
      onEscape={() => {
        isClosing.current = true;
        onClose(true);
      }}
      // Clicking elsewhere saves the text.
      onLeave={() => refusal === null && void save(false)}
      field={field}
    >
      {theirs !== undefined && (
        <div className={styles['failed']}>
          <Theirs text={theirs} />
          <span>
            <button type="button" onClick={() => void save(true)}>
              {conflictTexts.keepMine}
            </button>
            <button type="button" onClick={() => onClose(true)}>
              {conflictTexts.takeTheirs}
            </button>
          </span>
        </div>
      )}
    </InlineField>
  );
}
