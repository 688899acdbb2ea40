import * as roadmapTexts from '#shared/texts/roadmap/roadmap.ts';
import { KeysDialog } from '#web/board/menu/KeysDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { useMayEdit } from '#web/replica/story_map/useMap.ts';

/** The list of keyboard shortcuts of the roadmap. */
export function RoadmapKeys({ open, onClose }: Openable) {
  const editable = useMayEdit();
  return open ? <KeysDialog groups={roadmapTexts.keyGroups} editable={editable} onClose={onClose} /> : null;
}
