import { useEffect, useRef } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import { mapShellTexts } from '#shared/texts/sharing.ts';
import { useToasts } from '#web/components/toasts.ts';

/**
 * Tells somebody that they may no longer edit the map that they have open. They learn of it with the first change that is refused, and what they were
 * changing closes with it.
 */
export function useEditingLost(editable: boolean): void {
  const toasts = useToasts();
  const could = useRef(editable);
  useEffect(() => {
    if (could.current && !editable) toasts.show({ severity: 'warning', text: mapShellTexts.editingLost, ms: TOAST_MS.error });
    could.current = editable;
  }, [editable, toasts]);
}
