import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

/** What went wrong, inline in a form or dialog, and read out at once. Without text it only keeps the place in which it will be announced. */
export function ErrorAlert({ text, action }: { text: string | undefined; action?: ReactNode }) {
  return <div role="alert">{text !== undefined && <Alert severity="error" role="presentation" action={action}>{text}</Alert>}</div>;
}
