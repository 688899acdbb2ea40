import { useLocation, useNavigate } from 'react-router-dom';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import { paths } from '#web/base/paths.ts';
import { useToasts } from '#web/base/toasts.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { whos } from '#web/replica/story_map/entities.ts';
import { useContainerId, useMap } from '#web/replica/story_map/useMap.ts';
import { AddWhoDialog } from './dialogs/AddWhoDialog.tsx';

/** Adds a Who from any tab. Away from the Who board, a toast confirms it and links to the board. */
export function AddWho({ open, onClose }: Openable) {
  const whoBoard = paths.mapWho(useContainerId());
  const map = useMap();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toasts = useToasts();
  if (!open) return null;
  const close = (id: string | null) => {
    onClose();
    const name = id === null ? undefined : map.scope.get(whos, id)?.name;
    if (name === undefined || pathname === whoBoard) return;
    const action = { label: mapShellTexts.showWho, onClick: () => void navigate(whoBoard) };
    toasts.show({ severity: 'success', text: mapShellTexts.whoIsThere({ name }), ms: TOAST_MS.success, action });
  };
  return <AddWhoDialog onClose={close} />;
}
