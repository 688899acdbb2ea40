import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { messageOf } from '#web/components/failure.ts';
import { MAX_NAME_LENGTH } from '#shared/model/limits.ts';
import styles from './who.module.css';

type Props = {
  label: string;
  note: string;
  initial: string;
  placeholder?: string;
  /** Takes the text; what it is refused with is shown below, and the text stays. */
  onSave: (text: string) => Promise<void> | void;
  /** Is told what was refused after the field had gone. */
  onLost?: (text: string, error: unknown) => void;
  /** The field is done with; the focus goes back when that was by key. `saved` is what was taken, if anything. */
  onClose: (byKey: boolean, saved?: string) => void;
};

/** A text field in the place of a label: Enter and leaving it save, Esc does not. */
export function LabelField({ label, note, initial, placeholder, onSave, onLost, onClose }: Props) {
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string | undefined>();
  const field = useRef<HTMLInputElement>(null);
  const isClosing = useRef(false);
  const isGone = useRef(false);
  const noteId = useId();
  useEffect(() => {
    field.current?.select();
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const save = async (byKey: boolean) => {
    if (isClosing.current) return;
    isClosing.current = true;
    try {
      await onSave(text);
    } catch (failure) {
      if (isGone.current) return onLost?.(text, failure);
      isClosing.current = false;
      setError(messageOf(failure as Error));
      field.current?.focus();
      return;
    }
    onClose(byKey, text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The board's own keys must not see what is typed here; composed characters are finished by Enter too.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') void save(true);
    if (event.key === 'Escape') {
      isClosing.current = true;
      onClose(true);
    }
  };
  return (
    <div className={styles['editor']}>
      <input
        ref={field}
        className={styles['field']}
        value={text}
        maxLength={MAX_NAME_LENGTH}
        aria-label={label}
        placeholder={placeholder}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={noteId}
        enterKeyHint="done"
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        // Whoever clicks elsewhere meant what they typed. The window losing the focus is not leaving.
        onBlur={({ currentTarget }) => document.activeElement !== currentTarget && error === undefined && void save(false)}
      />
      <p id={noteId} className={styles['note']} data-error={error !== undefined || undefined} role={error === undefined ? undefined : 'alert'}>
        {error ?? note}
      </p>
    </div>
  );
}
