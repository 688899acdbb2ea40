import type { HTMLAttributes, ReactNode, Ref } from 'react';
import styles from './controls.module.css';
import { Icon } from './Icon.tsx';
import { done, error, info, warning } from './icons.ts';

type Severity = 'success' | 'info' | 'warning' | 'error';

const ICONS = { success: done, info, warning, error } as const satisfies Record<Severity, string>;

type Props = HTMLAttributes<HTMLDivElement> & {
  severity: Severity;
  action?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** A message on a tint of its colour. The surrounding element decides whether screen readers announce it. */
export function Alert({ severity, action, className = '', children, ...rest }: Props) {
  return (
    <div {...rest} data-severity={severity} className={`${styles['alert']} ${className}`}>
      <span className={styles['alertIcon']}>
        <Icon path={ICONS[severity]} />
      </span>
      <div className={styles['alertText']}>{children}</div>
      {action !== undefined && action !== null && <div className={styles['alertAction']}>{action}</div>}
    </div>
  );
}

/** The first line of an alert with several. */
export function AlertTitle({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} className={styles['alertTitle']}>
      {children}
    </div>
  );
}
