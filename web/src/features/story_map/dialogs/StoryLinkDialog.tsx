import type { CardId } from '#web/map/types.ts';
import { useCard } from '#web/map/useMap.ts';
import { useActions } from '../board/boardContext.ts';
import { LinkStoryMapDialog } from '../overview/LinkStoryMapDialog.tsx';
import { RemoveLinkDialog } from '../overview/RemoveLinkDialog.tsx';

/** Links the Activity of a card to a story map, or takes that link away. When a colleague has done so meanwhile, there is nothing left to ask. */
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
