import { useEffect, useRef } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import { useToasts } from '#web/base/toasts.ts';
import { useContainerId, useMap, useMapRole, useRoleMayEdit } from '#web/replica/story_map/useMap.ts';
import { useCurrentRole } from './useCurrentRole.ts';

/**
 * Keeps an open map in step with its user's role, and notifies them of changes. They are found by polling, or by the
 * first refused change; open edits are then closed.
 */
export function useRoleChanges(): void {
  const map = useMap();
  const containerId = useContainerId();
  const role = useMapRole();
  const editable = useRoleMayEdit();
  const toasts = useToasts();
  const learned = useRef(false);
  const could = useRef(editable);
  const isLost = () => map.outdated?.code === 'permission-denied';

  useCurrentRole(containerId, { role, canView: true }, (now) => {
    if (isLost() ? !now.canView : now.canView && now.role === role) return;
    learned.current = true;
    void map.reload();
  });
  useEffect(() => {
    if (could.current === editable) return;
    could.current = editable;
    if (editable) toasts.show({ severity: 'success', text: mapShellTexts.editingGained, ms: TOAST_MS.success });
    else
      toasts.show({
        severity: 'warning',
        text: learned.current ? mapShellTexts.editingEnded : mapShellTexts.editingLost,
        ms: TOAST_MS.error,
      });
    learned.current = false;
  }, [editable, toasts]);
}
