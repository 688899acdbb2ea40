import { useEffect, useRef } from 'react';
import { permissionDenied } from '#shared/errors.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import { useToasts } from '#web/base/toasts.ts';
import { useMap, useRoleMayEdit } from '#web/replica/story_map/useMap.ts';

/**
 * Notifies the user of an open map when their role on it changes. Such a change arrives by itself or with the first
 * refused change; open edits are then closed.
 */
export function useRoleChanges(): void {
  const map = useMap();
  const editable = useRoleMayEdit();
  const toasts = useToasts();
  const refused = useRef(false);
  const could = useRef(editable);
  useEffect(
    () =>
      map.onRefusal(({ code }) => {
        if (code === permissionDenied.code) refused.current = true;
      }),
    [map],
  );
  useEffect(() => {
    if (could.current === editable) return;
    could.current = editable;
    if (editable) toasts.show({ severity: 'success', text: mapShellTexts.editingGained, ms: TOAST_MS.success });
    else
      toasts.show({
        severity: 'warning',
        text: refused.current ? mapShellTexts.editingLost : mapShellTexts.editingEnded,
        ms: TOAST_MS.error,
      });
    refused.current = false;
  }, [editable, toasts]);
}
