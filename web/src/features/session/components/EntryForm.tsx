import { type ReactNode, useEffect, useRef } from 'react';
import styles from './entry.module.css';

/**
 * A form in one column whose Enter submits.
 * @param errors what is wrong with its fields; when that changes, the first field that is marked takes the focus
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
