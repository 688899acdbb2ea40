import { useLocation, useNavigate } from 'react-router-dom';
import { TOAST_MS } from '#shared/model/limits.ts';
import { fill } from '#shared/texts/fill.ts';
import { mapShellTexts } from '#shared/texts/sharing.ts';
import { paths } from '#web/app/paths.ts';
import type { Openable } from '#web/components/loadedLater.tsx';
import { useToasts } from '#web/components/toasts.ts';
import { useContainerId, useMapStore } from '../board/boardContext.ts';
import { AddWhoDialog } from '../who/dialogs/AddWhoDialog.tsx';

/** Adds a Who from any tab. Where it is not seen to appear, a toast says that it is there and leads to it. */
export function AddWho({ open, onClose }: Openable) {
  const whoBoard = paths.mapWho(useContainerId());
  const map = useMapStore();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toasts = useToasts();
  if (!open) return null;
  const close = (id: string | null) => {
    onClose();
    const name = id === null ? undefined : map.getState().whos.get(id)?.name;
    if (name === undefined || pathname === whoBoard) return;
    const action = { label: mapShellTexts.showWho, onClick: () => void navigate(whoBoard) };
    toasts.show({ severity: 'success', text: fill(mapShellTexts.whoIsThere, { name }), ms: TOAST_MS.success, action });
  };
  return <AddWhoDialog onClose={close} />;
}
