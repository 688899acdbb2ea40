import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import styles from './who.module.css';

type Props = {
  label: string;
  placeholder?: string | undefined;
  /** What is below it: how it is used, or what is wrong. */
  note: string;
  error?: string | undefined;
  value: string;
  onChange: (text: string) => void;
  onEnter: () => void;
  onEscape: () => void;
  /** Somebody went elsewhere. */
  onLeave: () => void;
  field: Ref<HTMLInputElement>;
  /** What can be done about what is wrong. */
  children?: ReactNode;
};

/** A text field that stands on the board itself. */
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
    // The board's own keys must not see what is typed here; composed characters are finished by Enter too.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onEnter();
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
        // The window losing the focus is not leaving.
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
