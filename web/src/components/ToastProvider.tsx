import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { MAX_TOASTS } from '#shared/model/limits.ts';
import { commonTexts } from '#shared/texts/common.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { type Toast, ToastsContext } from './toasts.ts';

type Shown = Toast & { id: number };

/** Holds the toasts and shows them in a corner. A toast waits while the pointer or the focus is on it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>([]);
  const nextId = useRef(0);

  const show = useCallback((toast: Toast) => {
    nextId.current += 1;
    const id = nextId.current;
    setShown((current) => [...current, { ...toast, id }].slice(-MAX_TOASTS));
  }, []);
  const toasts = useMemo(() => ({ show }), [show]);
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

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { action } = toast;
  return (
    <Snackbar
      open
      autoHideDuration={toast.ms}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') onClose();
      }}
      sx={{ position: 'static', transform: 'none', pointerEvents: 'auto', maxWidth: { sm: 440 } }}
    >
      <Alert
        severity={toast.severity}
        // The region around it is announced when there is time; an error does not wait.
        role={toast.severity === 'error' ? 'alert' : 'presentation'}
        onClose={onClose}
        slotProps={{ closeButton: { 'aria-label': commonTexts.close } }}
        sx={{ width: '100%', boxShadow: 'var(--storyd-shadow)', alignItems: 'center' }}
        action={
          action === undefined ? undefined : (
            <Button
              size="small"
              onClick={() => {
                action.onClick();
                onClose();
              }}
            >
              {action.label}
            </Button>
          )
        }
      >
        {toast.text}
      </Alert>
    </Snackbar>
  );
}
