import { useColorScheme } from '@mui/material/styles';

/** The colour mode as it is seen now, and a way to choose the other. Until somebody chooses, the system's choice holds. */
export function useColorMode(): { dark: boolean; setDark: (dark: boolean) => void } {
  const { mode, systemMode, setMode } = useColorScheme();
  const seen = mode === 'system' ? systemMode : mode;
  return { dark: seen === 'dark', setDark: (dark) => setMode(dark ? 'dark' : 'light') };
}
