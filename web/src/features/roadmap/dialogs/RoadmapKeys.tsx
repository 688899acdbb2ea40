import * as roadmapTexts from '#shared/texts/roadmap/roadmap.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { KeysDialog } from '#web/map/components/KeysDialog.tsx';
import { useMayEdit } from '#web/replica/story_map/useMap.ts';

/** The list of keyboard shortcuts of the roadmap. */
export function RoadmapKeys({ open, onClose }: Openable) {
  const editable = useMayEdit();
  return open ? <KeysDialog groups={roadmapTexts.keyGroups} editable={editable} onClose={onClose} /> : null;
}
