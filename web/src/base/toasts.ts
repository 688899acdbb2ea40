import { createContext, useContext } from 'react';

export type Toast = {
  severity: 'success' | 'info' | 'warning' | 'error';
  text: string;
  /** The name of what it is about, if the text is the same for all. */
  name?: string;
  /** How long the toast stays, in milliseconds; see TOAST_MS. */
  ms: number;
  action?: { label: string; onClick: () => void };
  /** The id of what it offers to restore, with which `dismiss` takes it away. */
  about?: string;
};

export type Toasts = {
  show: (toast: Toast) => void;
  /** Takes an offer away that has come true by another way. */
  dismiss: (about: string) => void;
};

export const ToastsContext = createContext<Toasts | undefined>(undefined);

/** Short notices after an action. Shows at most MAX_TOASTS at once; a new one replaces the oldest (rule screen.3). */
export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (toasts === undefined) throw new Error('useToasts needs a ToastProvider above');
  return toasts;
}
