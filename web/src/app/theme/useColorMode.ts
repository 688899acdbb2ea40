import { useSyncExternalStore } from 'react';
import { isDark, onColorMode, setDark } from './colorMode.ts';

/** The colour mode as it is seen now, and a way to choose the other. Until somebody chooses, the system's choice holds. */
export function useColorMode(): { dark: boolean; setDark: (dark: boolean) => void } {
  return { dark: useSyncExternalStore(onColorMode, isDark), setDark };
}
