import { useSyncExternalStore } from 'react';

/** Whether the user shows who is on a story map, in this browser. On until they switch it off. */
const STORAGE_KEY = 'SharePresence';
const OFF = 'off';
const listeners = new Set<() => void>();

const isShared = () => localStorage.getItem(STORAGE_KEY) !== OFF;

function subscribe(listener: () => void): () => void {
  const ending = new AbortController();
  // Switched in another tab.
  window.addEventListener('storage', ({ key }) => key === STORAGE_KEY && listener(), { signal: ending.signal });
  listeners.add(listener);
  return () => {
    ending.abort();
    listeners.delete(listener);
  };
}

/** Switches it, in every tab. */
export function setSharesPresence(shares: boolean): void {
  if (shares) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, OFF);
  listeners.forEach((listener) => listener());
}

/** Whether the user and others see each other on story maps (rule live.14). */
export const useSharesPresence = (): boolean => useSyncExternalStore(subscribe, isShared);
