import type { ReactNode } from 'react';
import { Alert } from '../controls/Alert.tsx';
import styles from '../controls/controls.module.css';

/** An error inside a form or dialog, announced at once. Without text it only keeps the live region, without a gap. */
export function ErrorAlert({ text, action }: { text: string | undefined; action?: ReactNode }) {
  return (
    <div role="alert" className={styles['announced']}>
      {text !== undefined && (
        <Alert severity="error" action={action}>
          {text}
        </Alert>
      )}
    </div>
  );
}
