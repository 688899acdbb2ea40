import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import * as commonTexts from '#shared/texts/common.ts';
import styles from './toast.module.css';

/**
 * The corner for toasts: above dialogs, and announced even while one is open. It renders beside the application, since
 * an open dialog hides all of the application from screen readers.
 */
export function ToastRegion({ children }: { children: ReactNode }) {
  const [host] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.append(host);
    // MUI hides all siblings of an open dialog, including this region, which must stay audible.
    const stayAudible = new MutationObserver(() => {
      if (host.hasAttribute('aria-hidden')) host.removeAttribute('aria-hidden');
    });
    stayAudible.observe(host, { attributeFilter: ['aria-hidden'] });
    return () => {
      stayAudible.disconnect();
      host.remove();
    };
  }, [host]);

  return createPortal(
    <div role="region" aria-label={commonTexts.notifications} aria-live="polite" className={styles['region']}>
      {children}
    </div>,
    host,
  );
}
