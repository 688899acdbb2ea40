import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

/** A calm message above a form. Screen readers announce it when it appears. */
export function Notice({ severity, children }: { severity: 'info' | 'success'; children: ReactNode }) {
  return (
    <div role="status">
      <Alert severity={severity} role="presentation">
        {children}
      </Alert>
    </div>
  );
}
