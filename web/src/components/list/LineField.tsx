import { type ReactNode, useEffect, useRef } from 'react';
import { isTypingEnd } from '#web/base/browser/keys.ts';
import { FieldError } from '#web/components/field/FieldError.tsx';
import styles from './line.module.css';

type Props = {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  onEnter: () => void;
  onEscape?: () => void;
  /** Called when the focus moves elsewhere on the page. */
  onLeave: () => void;
  /** The error of the text; `isWrong` alone where the error shows elsewhere. */
  problem: string | undefined;
  isWrong?: boolean;
  /** Focuses the field on mount and selects its text. */
  isOpened?: boolean;
  /** Content before the field. */
  children?: ReactNode;
};

/** A text field for a name in a list. A plain one: a page may have several, and needs no MUI field otherwise. */
export function LineField({ label, placeholder, value, problem, isWrong = problem !== undefined, ...props }: Props) {
  const { onChange, onEnter, onEscape, onLeave, isOpened = false, children } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpened) field.current?.select();
  }, [isOpened]);
  return (
    <div className={styles['fields']}>
      {children}
      <div className={styles['text']}>
        <input
          ref={field}
          className={styles['field']}
          value={value}
          aria-label={label}
          placeholder={placeholder}
          aria-invalid={isWrong || undefined}
          enterKeyHint="done"
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => {
            if (isTypingEnd(event)) return;
            if (event.key === 'Enter') {
              event.preventDefault();
              onEnter();
            }
            if (event.key === 'Escape') onEscape?.();
          }}
          // The browser window losing the focus does not count as leaving.
          onBlur={({ currentTarget }) => document.activeElement !== currentTarget && onLeave()}
        />
        <FieldError text={problem} />
      </div>
    </div>
  );
}
