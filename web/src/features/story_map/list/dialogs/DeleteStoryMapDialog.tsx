import { TOAST_MS } from '#shared/model/limits.ts';
import type { StoryMapCard } from '#shared/model/story_map/storyMap.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import * as trashTexts from '#shared/texts/story_map/trash.ts';
import { usePerson } from '#web/base/session/useSession.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import { ClampedText } from '#web/components/text/ClampedText.tsx';
import { useRestoreStoryMap } from '#web/features/story_map/trash/useRestoreStoryMap.ts';
import { useCompany } from '#web/replica/company/CompanyReplica.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import { ownerOf } from '#web/replica/story_map/known/knownMaps.ts';
import { forgetKeptMap } from '#web/replica/story_map/known/useKeepMap.ts';
import { deleteStoryMap } from '../model/deleteStoryMap.ts';

type Props = { map: StoryMapCard; open: boolean; onClose: () => void; onDeleted: () => void };

/**
 * Confirms deleting a story map (rule map.6). It disappears from the list at once, and returns with the reason if the
 * server refuses. A toast restores it (rule trash.2).
 */
export function DeleteStoryMapDialog({ map, open, onClose, onDeleted }: Props) {
  const toasts = useToasts();
  const { company, uid } = usePerson();
  const { pending } = useCompany();
  const restore = useRestoreStoryMap();
  const confirm = () => {
    const { name } = map;
    const showError = (error: unknown) =>
      toasts.show({ severity: 'error', text: refusalOf(error).message, ms: TOAST_MS.deleteError });
    void pending.begin(deleteStoryMap, { containerId: map.id }).then(() => {
      forgetKeptMap(ownerOf({ company, uid }), map.id);
      toasts.show({
        severity: 'success',
        text: storyMapsTexts.deleted({ name }),
        ms: TOAST_MS.success,
        about: map.id,
        action: { label: trashTexts.restore, onClick: () => void restore(map).catch(showError) },
      });
    }, showError);
    onDeleted();
  };
  return (
    <ConfirmDialog
      open={open}
      title={storyMapsTexts.deleteTitle}
      text={
        <>
          {storyMapsTexts.deleteQuestion}
          <Text as="div" style={{ fontWeight: 500, color: 'var(--storyd-text)', marginBlock: 8 }}>
            <ClampedText text={map.name} lines={3} />
          </Text>
          {storyMapsTexts.deleteHelp}
        </>
      }
      confirmLabel={storyMapsTexts.delete}
      danger
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
