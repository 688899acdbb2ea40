import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';

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
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}
    >
      {children}
    </Box>
  );
}
