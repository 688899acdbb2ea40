import { type ReactNode, useEffect } from 'react';
import { followBack } from '#web/base/browser/backCloses.ts';
import { followTranslation } from '#web/base/browser/followTranslation.ts';
import { ignoreMiddleClickPaste } from '#web/base/browser/middleClickPaste.ts';
import { followColorMode } from '#web/base/theme/colorMode.ts';
import { ToastProvider } from '#web/components/toast/ToastProvider.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';

/** What every screen has: colour mode, a Back button that closes dialogs, no paste by a middle click, toasts, session. */
export function Providers({ children }: { children: ReactNode }) {
  useEffect(followBack, []);
  useEffect(followColorMode, []);
  useEffect(followTranslation, []);
  useEffect(ignoreMiddleClickPaste, []);
  return (
    <ToastProvider>
      <SessionProvider>{children}</SessionProvider>
    </ToastProvider>
  );
}
