import type { ReactElement } from 'react';
import styles from '../controls/controls.module.css';
import { Tooltip } from '../controls/Tooltip.tsx';

/**
 * Explains why a control is disabled. Without a reason it renders the control alone. A disabled control gets no events
 * and no focus, so a surrounding element takes both. On touch screens a tap shows the reason, since the control does
 * nothing else.
 */
export function DisabledReason({ reason, children }: { reason?: string | undefined; children: ReactElement }) {
  if (reason === undefined) return children;
  return (
    <Tooltip title={reason} describes onTouch>
      <span tabIndex={0} className={styles['disabled']}>
        {children}
      </span>
    </Tooltip>
  );
}
