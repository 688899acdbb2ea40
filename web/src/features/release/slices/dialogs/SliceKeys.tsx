import * as sliceTexts from '#shared/texts/story_map/slices.ts';
import { KeysDialog } from '#web/board/menu/KeysDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { useMayEdit } from '#web/replica/story_map/useMap.ts';

/** The list of keyboard shortcuts of the Slices. */
export function SliceKeys({ open, onClose }: Openable) {
  const editable = useMayEdit();
  return open ? <KeysDialog groups={sliceTexts.keyGroups} editable={editable} onClose={onClose} /> : null;
}
