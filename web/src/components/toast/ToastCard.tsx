import { useEffect, useEffectEvent, useState } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import { isTypingEnd } from '#web/base/browser/keys.ts';
import type { Toast } from '#web/base/toasts.ts';
import { Alert } from '../controls/Alert.tsx';
import { Button, IconButton } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { close } from '../controls/icons.ts';
import styles from './toast.module.css';

/** One toast. It stays while it is hovered or focused, and while the window is inactive; Escape closes it. */
export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { severity, text, name, ms, action } = toast;
  const [isHeld, setIsHeld] = useState(false);
  // A toast that the user has already held needs less time afterwards.
  const [wasHeld, setWasHeld] = useState(false);
  const end = useEffectEvent(onClose);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(end, wasHeld ? ms / 2 : ms);
    return () => clearTimeout(timer);
  }, [isHeld, wasHeld, ms]);
  const hold = () => {
    setIsHeld(true);
    setWasHeld(true);
  };
  const release = () => setIsHeld(false);
  useWindowEvents({
    blur: hold,
    focus: release,
    keydown: (event) => event.key === 'Escape' && !isTypingEnd(event) && onClose(),
  });

  return (
    <div
      className={styles['toast']}
      role="presentation"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Alert
        severity={severity}
        // The surrounding region is announced politely; an error must not wait.
        role={severity === 'error' ? 'alert' : undefined}
        className={styles['card']}
        action={
          action === undefined ? (
            <IconButton aria-label={commonTexts.close} onClick={onClose}>
              <Icon path={close} />
            </IconButton>
          ) : (
            <Button
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
        <span>{text}</span>
        {name !== undefined && (
          <span className={styles['name']} dir="auto">
            {name}
          </span>
        )}
      </Alert>
    </div>
  );
}

/** Handles these events of the window, whatever has the focus. */
function useWindowEvents(handlers: {
  blur: () => void;
  focus: () => void;
  keydown: (event: KeyboardEvent) => void;
}): void {
  const handle = useEffectEvent((name: keyof typeof handlers, event: Event) =>
    name === 'keydown' ? handlers.keydown(event as KeyboardEvent) : handlers[name](),
  );
  useEffect(() => {
    const ending = new AbortController();
    for (const name of ['blur', 'focus', 'keydown'] as const)
      window.addEventListener(name, (event) => handle(name, event), { signal: ending.signal });
    return () => ending.abort();
  }, []);
}
