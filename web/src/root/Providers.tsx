import { type ReactNode, useEffect } from 'react';
import { ignoreMiddleClickPaste } from '#web/base/browser/middleClickPaste.ts';
import { followColorMode } from '#web/base/theme/colorMode.ts';
import { ToastProvider } from '#web/components/toast/ToastProvider.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';

/** What every screen has: colour mode, no paste by a middle click, toasts, session. */
export function Providers({ children }: { children: ReactNode }) {
  useEffect(followColorMode, []);
  useEffect(ignoreMiddleClickPaste, []);
  return (
    <ToastProvider>
      <SessionProvider>{children}</SessionProvider>
    </ToastProvider>
  );
}
