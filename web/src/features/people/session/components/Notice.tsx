import type { ReactNode } from 'react';
import { Alert } from '#web/components/controls/Alert.tsx';

/** A calm message above a form. Screen readers announce it when it appears. */
export function Notice({ severity, children }: { severity: 'info' | 'success'; children: ReactNode }) {
  return (
    <div role="status">
      <Alert severity={severity}>{children}</Alert>
    </div>
  );
}
