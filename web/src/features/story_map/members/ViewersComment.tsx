import * as texts from '#shared/texts/comments.ts';
import { Toggle } from '#web/components/controls/Toggle.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId, useHead } from '#web/replica/story_map/useMap.ts';

/** The switch by which the owner lets viewers comment (rule comment.1). */
export function ViewersComment() {
  const containerId = useContainerId();
  const viewersComment = useHead((head) => head.viewersComment);
  const { mutate, isPending, error } = useCommand('set_viewers_comment');
  return (
    <>
      <Toggle
        checked={viewersComment}
        aria-disabled={isPending || undefined}
        onChange={({ target }) => {
          if (!isPending) mutate({ containerId, viewersComment: target.checked });
        }}
      >
        {texts.viewersComment}
      </Toggle>
      <ErrorAlert text={error?.message} />
    </>
  );
}
