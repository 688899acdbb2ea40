import { MODE_ATTRIBUTE, MODE_STORAGE_KEY } from './mode.ts';

const system = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

/** Whether the page is dark now. */
export const isDark = () => document.documentElement.getAttribute(MODE_ATTRIBUTE) === 'dark';

/** Subscribes to changes of the colour mode. @returns unsubscribes */
export function onColorMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Chooses light or dark; from now on the system's setting is ignored (rule screen.8). */
export function setDark(dark: boolean): void {
  localStorage.setItem(MODE_STORAGE_KEY, dark ? 'dark' : 'light');
  show();
}

/**
 * Takes over from `root/early/mode.js`: follows the system until the user chooses, and choices made in other tabs.
 * @returns stops it
 */
export function followColorMode(): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  matchMedia(system).addEventListener('change', show, { signal });
  matchMedia('print').addEventListener('change', show, { signal });
  window.addEventListener('storage', ({ key }) => key === MODE_STORAGE_KEY && show(), { signal });
  return () => ending.abort();
}

function show(): void {
  const chosen = localStorage.getItem(MODE_STORAGE_KEY);
  // Paper is light, whatever was chosen.
  const dark =
    !matchMedia('print').matches && (chosen === 'dark' || (chosen !== 'light' && matchMedia(system).matches));
  document.documentElement.setAttribute(MODE_ATTRIBUTE, dark ? 'dark' : 'light');
  listeners.forEach((listener) => listener());
}
