import { type FocusEvent, useEffect, useRef, useState } from 'react';

type Editing = {
  isEditing: boolean;
  /** Shows the field and moves the focus into it. */
  start: () => void;
  /** The field, which takes the focus. */
  field: (element: HTMLTextAreaElement | null) => void;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
};

/**
 * Whether the user edits a text that otherwise shows formatted. They do while the field has the focus, also while they
 * are in another window. A click beside it ends that only once the pointer is up: what is clicked must not move away
 * before.
 */
export function useEditing(): Editing {
  const [isEditing, setEditing] = useState(false);
  const takesFocus = useRef(false);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isEditing) return undefined;
    const press = () => (isPressed.current = true);
    const release = () => (isPressed.current = false);
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('pointerdown', press, options);
    for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, release, options);
    return () => {
      listening.abort();
      release();
    };
  }, [isEditing]);
  return {
    isEditing,
    start: () => {
      takesFocus.current = true;
      setEditing(true);
    },
    field: (element) => {
      if (element === null || !takesFocus.current) return;
      takesFocus.current = false;
      element.focus();
      element.setSelectionRange(element.value.length, element.value.length);
    },
    onFocus: () => setEditing(true),
    onBlur: ({ target }) => {
      const leave = () => {
        if (document.activeElement !== target) setEditing(false);
      };
      if (!isPressed.current) return leave();
      const waiting = new AbortController();
      const release = () => {
        waiting.abort();
        requestAnimationFrame(leave);
      };
      for (const end of ['pointerup', 'pointercancel'] as const)
        window.addEventListener(end, release, { signal: waiting.signal });
    },
  };
}
