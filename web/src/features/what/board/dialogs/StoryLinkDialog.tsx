import { useActions } from '#web/board/selection/boardContext.ts';
import { LinkStoryMapDialog } from '#web/features/what/story_link/LinkStoryMapDialog.tsx';
import { RemoveLinkDialog } from '#web/features/what/story_link/RemoveLinkDialog.tsx';
import type { CardId } from '#web/replica/story_map/types.ts';
import { useCard } from '#web/replica/story_map/useMap.ts';

/** Links the Activity of a card to a story map, or removes that link. Closes when a colleague has already done so. */
export function StoryLinkDialog({ card: id, kind }: { card: CardId; kind: 'linkStory' | 'unlinkStory' }) {
  const actions = useActions();
  const card = useCard(id);
  const close = () => actions.closeDialog(id);
  if (card === undefined || card.whatId === null) return null;
  const { whatId, childContainerId, description } = card;
  if (kind === 'linkStory') return <LinkStoryMapDialog whatId={whatId} name={description} onClose={close} />;
  return childContainerId === null ? null : (
    <RemoveLinkDialog whatId={whatId} childContainerId={childContainerId} onClose={close} />
  );
}
