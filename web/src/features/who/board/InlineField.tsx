import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { isTypingEnd } from '#web/base/browser/keys.ts';
import styles from './who.module.css';

type Props = {
  label: string;
  placeholder?: string | undefined;
  /** The text below the field: how to use it, or its error. */
  note: string;
  error?: string | undefined;
  value: string;
  onChange: (text: string) => void;
  onEnter: () => void;
  onEscape: () => void;
  /** Called when the focus moves elsewhere on the page. */
  onLeave: () => void;
  field: Ref<HTMLInputElement>;
  /** Ways to fix the error. */
  children?: ReactNode;
};

/** A text field on the board itself. */
export function InlineField({
  label,
  placeholder,
  note,
  error,
  value,
  onChange,
  onEnter,
  onEscape,
  onLeave,
  field,
  children,
}: Props) {
  const noteId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    // Keeps typed keys from the board. Enter also confirms text composed with an input method, which must not submit.
    event.stopPropagation();
    if (isTypingEnd(event)) return;
    if (event.key === 'Enter') {
      // It would press the button that takes the place of the field.
      event.preventDefault();
      onEnter();
    }
    if (event.key === 'Escape') onEscape();
  };
  return (
    <div className={styles['editor']}>
      <input
        ref={field}
        className={styles['field']}
        value={value}
        aria-label={label}
        placeholder={placeholder}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={noteId}
        enterKeyHint="done"
        autoComplete="off"
        dir="auto"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        // The browser window losing the focus does not count as leaving.
        onBlur={({ currentTarget }) => document.activeElement !== currentTarget && onLeave()}
      />
      <p
        id={noteId}
        className={styles['note']}
        data-error={error !== undefined || undefined}
        role={error === undefined ? undefined : 'alert'}
      >
        {error ?? note}
      </p>
      {children}
    </div>
  );
}
