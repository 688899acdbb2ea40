import Typography from '@mui/material/Typography';
import { TOAST_MS } from '#shared/model/limits.ts';
import type { StoryMapCard } from '#shared/model/storyMap.ts';
import { fill } from '#shared/texts/fill.ts';
import { storyMapsTexts } from '#shared/texts/storyMaps.ts';
import { ClampedText } from '#web/components/ClampedText.tsx';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import { useToasts } from '#web/components/toasts.ts';
import { useDeleteStoryMap } from '../hooks/useStoryMapList.ts';

type Props = { map: StoryMapCard; open: boolean; onClose: () => void; onDeleted: () => void };

/** Asks before a story map is deleted (rule map.6). */
export function DeleteStoryMapDialog({ map, open, onClose, onDeleted }: Props) {
  const toasts = useToasts();
  const remove = useDeleteStoryMap();
  const confirm = () =>
    remove.mutate(
      { containerId: map.id },
      {
        onSuccess: () => {
          toasts.show({
            severity: 'success',
            text: fill(storyMapsTexts.deleted, { name: map.name }),
            ms: TOAST_MS.success,
          });
          onDeleted();
        },
      },
    );
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={storyMapsTexts.deleteTitle}
      text={
        <>
          {storyMapsTexts.deleteQuestion}
          <Typography component="div" variant="subtitle1" color="textPrimary" sx={{ my: 2 }}>
            <ClampedText text={map.name} lines={3} />
          </Typography>
          {storyMapsTexts.deleteHelp}
        </>
      }
      confirmLabel={storyMapsTexts.delete}
      danger
      onConfirm={confirm}
      onClose={close}
      loading={remove.isPending}
      error={remove.error?.message}
    />
  );
}
