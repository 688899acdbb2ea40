import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { useLinkedStory } from './useLinkedStory.ts';

const texts = overviewTexts.link;

type Props = { whatId: string; childContainerId: string; onClose: () => void };

/** Unlinks an Activity from its story map, after a confirmation (rule map.17). The story map itself stays. */
export function RemoveLinkDialog({ whatId, childContainerId, onClose }: Props) {
  const containerId = useContainerId();
  const { name } = useLinkedStory(whatId);
  const unlink = useCommand('delete_story_map_link', { onSuccess: onClose });
  return (
    <ConfirmDialog
      open
      title={texts.removeTitle({ name })}
      text={texts.removeText}
      confirmLabel={texts.removeConfirm}
      onConfirm={() => unlink.mutate({ whatId, containerId, childContainerId })}
      onClose={onClose}
      command={unlink}
      danger
    />
  );
}
