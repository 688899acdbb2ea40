import type { ReactNode } from 'react';
import styles from './controls.module.css';
import { Icon } from './Icon.tsx';
import { done, error, info, warning } from './icons.ts';

export type Severity = 'success' | 'info' | 'warning' | 'error';

const ICONS = { success: done, info, warning, error } as const satisfies Record<Severity, string>;

/** A message on a tint of its colour. The surrounding element decides whether screen readers announce it. */
export function Alert(props: {
  severity: Severity;
  role?: 'alert' | undefined;
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { severity, role, action, className = '', children } = props;
  return (
    <div role={role} data-severity={severity} className={`${styles['alert']} ${className}`}>
      <span className={styles['alertIcon']}>
        <Icon path={ICONS[severity]} />
      </span>
      <div className={styles['alertText']}>{children}</div>
      {action !== undefined && action !== null && <div className={styles['alertAction']}>{action}</div>}
    </div>
  );
}
