import { type ReactNode, useEffect, useRef } from 'react';
import styles from './entry.module.css';

/**
 * A form in one column that Enter submits.
 * @param errors the errors of its fields; when they change, the first invalid field takes the focus
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
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className={styles['form']}
    >
      {children}
    </form>
  );
}
