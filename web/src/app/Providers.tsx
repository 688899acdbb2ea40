import { type ReactNode, useEffect } from 'react';
import { ToastProvider } from '#web/components/ToastProvider.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';
import { followColorMode } from './theme/colorMode.ts';

/** The providers of every screen: colour mode, toasts, session. */
export function Providers({ children }: { children: ReactNode }) {
  useEffect(followColorMode, []);
  return (
    <ToastProvider>
      <SessionProvider>{children}</SessionProvider>
    </ToastProvider>
  );
}
