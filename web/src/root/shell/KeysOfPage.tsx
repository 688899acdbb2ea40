import { keyGroups } from '#shared/texts/pageKeys.ts';
import { KeysDialog } from '#web/board/menu/KeysDialog.tsx';
import { offersUndo } from '#web/board/undo/undoKeys.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';

/** The list of keyboard shortcuts of a page without one of its own. */
export function KeysOfPage({ open, onClose, onMap }: Openable & { onMap: boolean }) {
  return open ? <KeysDialog groups={keyGroups(onMap)} editable={offersUndo()} onClose={onClose} /> : null;
}
