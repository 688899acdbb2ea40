import Typography from '@mui/material/Typography';
import type { Initiative } from '#shared/model/initiative.ts';
import { initiativesTexts as texts } from '#shared/texts/initiatives.ts';
import { useCommand } from '#web/api/queries.ts';
import { ClampedText } from '#web/components/ClampedText.tsx';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import type { Openable } from '#web/components/lazyDialog.tsx';

export type DeleteProps = Openable & { initiative: Initiative };

/** Confirms deleting an initiative. What is in it stays in its story maps. */
export function DeleteInitiativeDialog({ initiative: { id, name }, open, onClose }: DeleteProps) {
  const remove = useCommand('delete_initiative');
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={texts.deleteTitle}
      text={
        <>
          {texts.deleteQuestion}
          <Typography component="div" variant="subtitle1" color="textPrimary" sx={{ my: 2 }}>
            <ClampedText text={name} lines={3} />
          </Typography>
          {texts.deleteHelp}
        </>
      }
      confirmLabel={texts.delete}
      danger
      onConfirm={() => remove.mutate({ initiativeId: id }, { onSuccess: close })}
      onClose={close}
      loading={remove.isPending}
      error={remove.error}
    />
  );
}
