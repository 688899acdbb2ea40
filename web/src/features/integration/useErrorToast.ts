import { useEffect, useEffectEvent } from 'react';
import { useToasts } from '#web/base/toasts.ts';

/** Also shows a failure in a toast, each time anew. */
export function useErrorToast(message: string | undefined, ms: number): void {
  const toasts = useToasts();
  const show = useEffectEvent((text: string) => toasts.show({ severity: 'error', text, ms }));
  useEffect(() => {
    if (message !== undefined) show(message);
  }, [message]);
}
