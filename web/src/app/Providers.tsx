import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ToastProvider } from '#web/components/ToastProvider.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';
import { MODE_STORAGE_KEY } from './theme/mode.ts';
import { theme } from './theme/theme.ts';

/** The providers of every screen: theme, toasts, session. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={MODE_STORAGE_KEY} noSsr>
      <CssBaseline />
      <ToastProvider>
        <SessionProvider>{children}</SessionProvider>
      </ToastProvider>
    </ThemeProvider>
  );
}
