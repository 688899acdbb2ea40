import * as texts from '#shared/texts/story_map/trash.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { TrashDialog } from '#web/components/trash/TrashDialog.tsx';
import { useTrashList } from '#web/replica/company/useTrashList.ts';
import { useRestoreStoryMap } from './useRestoreStoryMap.ts';

/** The user's own deleted story maps (rule trash.9). */
export function StoryMapTrashDialog({ open, onClose }: Openable) {
  const list = useTrashList('deleted_story_maps', {}, open);
  const restore = useRestoreStoryMap();
  return (
    <TrashDialog
      open={open}
      onClose={onClose}
      help={texts.storyMapsHelp}
      list={list}
      entryOf={(map) => ({
        key: map.id,
        name: map.name,
        details: [],
        deletedAt: map.deletedAt,
        first: null,
        restore: () => restore(map),
      })}
    />
  );
}
