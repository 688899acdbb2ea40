/** Whether the user has left the panel of an Activity open, in this browser. */
const STORAGE_KEY = 'storyd.informationPanel';

export const isLeftOpen = (): boolean => localStorage.getItem(STORAGE_KEY) !== null;

/** Keeps whether the user has left the panel open. */
export function keepOpen(isOpen: boolean): void {
  if (isOpen) localStorage.setItem(STORAGE_KEY, '1');
  else localStorage.removeItem(STORAGE_KEY);
}
