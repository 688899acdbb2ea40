import { type ReactNode, useEffect, useRef } from 'react';
import styles from './entry.module.css';

/**
 * A form in one column that Enter submits.
 * @param errors the errors of its fields; when they change, the first invalid field takes the focus, unless they change
 * because the user types
 */
export function EntryForm({
  onSubmit,
  errors,
  children,
}: {
  onSubmit: () => void;
  errors: object;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const typing = useRef(false);
  useEffect(() => {
    if (!typing.current) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return (
    <form
      ref={form}
      noValidate
      onInput={() => (typing.current = true)}
      onSubmit={(event) => {
        event.preventDefault();
        typing.current = false;
        onSubmit();
      }}
      className={styles['form']}
    >
      {children}
    </form>
  );
}
