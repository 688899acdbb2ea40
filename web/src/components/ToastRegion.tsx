import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { commonTexts } from '#shared/texts/common.ts';

/**
 * The corner in which toasts stand: above dialogs, and read out whatever is open. It lies beside the application in the page, since an open
 * dialog hides all of the application from screen readers.
 */
export function ToastRegion({ children }: { children: ReactNode }) {
  const [host] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.append(host);
    // MUI hides everything beside an open dialog, this too; what concerns the whole page stays audible.
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
    <Box
      role="region"
      aria-label={commonTexts.notifications}
      aria-live="polite"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        bottom: 16,
        left: { xs: 16, sm: 'auto' },
        right: 16,
        display: 'flex',
        flexDirection: 'column',
        alignItems: { xs: 'stretch', sm: 'flex-end' },
        gap: 2,
        pointerEvents: 'none',
      }}
    >
      {children}
    </Box>,
    host,
  );
}
