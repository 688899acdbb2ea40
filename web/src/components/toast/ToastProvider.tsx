import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { MAX_TOASTS } from '#shared/model/limits.ts';
import { type Toast, ToastsContext } from '#web/base/toasts.ts';
import { ToastCard } from './ToastCard.tsx';
import { ToastRegion } from './ToastRegion.tsx';

type Shown = Toast & { id: number };

/** Holds the toasts and shows them in a corner. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>([]);
  const nextId = useRef(0);

  const show = useCallback((toast: Toast) => {
    nextId.current += 1;
    const id = nextId.current;
    // The same error twice would only cover more of the page. One with an action, such as an undo, stays.
    const isOther = ({ text, name, action }: Toast) =>
      text !== toast.text || name !== toast.name || action !== undefined;
    setShown((current) => [...current.filter(isOther), { ...toast, id }].slice(-MAX_TOASTS));
  }, []);
  const dismiss = useCallback(
    (about: string) => setShown((current) => current.filter((toast) => toast.about !== about)),
    [],
  );
  const toasts = useMemo(() => ({ show, dismiss }), [show, dismiss]);
  const close = (id: number) => setShown((current) => current.filter((toast) => toast.id !== id));

  return (
    <ToastsContext value={toasts}>
      {children}
      <ToastRegion>
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />
        ))}
      </ToastRegion>
    </ToastsContext>
  );
}
