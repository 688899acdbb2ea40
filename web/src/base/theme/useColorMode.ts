import { useSyncExternalStore } from 'react';
import { isDark, onColorMode, setDark } from './colorMode.ts';

/**
 * The current colour mode, and a function to choose the other. Until the user chooses, the system's setting applies.
 */
export function useColorMode(): { dark: boolean; setDark: (dark: boolean) => void } {
  return { dark: useSyncExternalStore(onColorMode, isDark), setDark };
}
