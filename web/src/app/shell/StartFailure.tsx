import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { commonTexts } from '#shared/texts/common.ts';
import { Message } from '#web/components/Message.tsx';
import { MODE_STORAGE_KEY } from '../theme/mode.ts';
import { theme } from '../theme/theme.ts';

/** Replaces everything when not even the configuration could be read. */
export function StartFailure() {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={MODE_STORAGE_KEY} noSsr>
      <CssBaseline />
      <main>
        <Message role="alert" heading="h1" title={commonTexts.loadFailed} text={commonTexts.unreachable}>
          <Button variant="contained" onClick={() => window.location.reload()}>
            {commonTexts.tryAgain}
          </Button>
        </Message>
      </main>
    </ThemeProvider>
  );
}
