import { TOAST_MS } from '#shared/model/limits.ts';
import { useToasts } from '#web/base/toasts.ts';

/** Shows in a toast why something could not be created (rule screen.4). The form keeps what was typed. */
export function useCreationError(): (error: { message: string }) => void {
  const toasts = useToasts();
  return ({ message }) => toasts.show({ severity: 'error', text: message, ms: TOAST_MS.creationError });
}
