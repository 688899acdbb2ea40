import type { Who } from '#shared/model/who/who.ts';
import * as texts from '#shared/texts/comments.ts';
import { CommentsOf } from '#web/components/comment/commentsSlot.tsx';
import { ReadingDialog } from '#web/components/dialog/ReadingDialog.tsx';
import { useContainerId } from '#web/replica/story_map/useMap.ts';

/** The comments on a Who. */
export function WhoComments({ who, onClose }: { who: Who; onClose: () => void }) {
  const containerId = useContainerId();
  return (
    <ReadingDialog title={texts.commentsOn({ name: who.name })} onClose={onClose}>
      <CommentsOf target={{ containerId, aboutType: 'who', aboutId: who.id }} />
    </ReadingDialog>
  );
}
