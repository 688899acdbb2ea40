import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#web/components/failure.ts';
import { InlineField } from './InlineField.tsx';

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
  return (
    <InlineField
      label={label}
      placeholder={placeholder}
      note={note}
      error={error}
      value={text}
      onChange={setText}
      onEnter={() => void save(true)}
      onEscape={() => {
        isClosing.current = true;
        onClose(true);
      }}
      // Whoever clicks elsewhere meant what they typed.
      onLeave={() => error === undefined && void save(false)}
      field={field}
    />
  );
}
