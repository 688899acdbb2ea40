import type { Initiative } from '#shared/model/initiative/initiative.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/initiatives.ts';
import * as trashTexts from '#shared/texts/story_map/trash.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { ClampedText } from '#web/components/text/ClampedText.tsx';
import { refusalOf } from '#web/replica/refusal.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useRestoreInitiative } from '../list/useRestoreInitiative.ts';

export type DeleteProps = Openable & { initiative: Initiative };

/** Confirms deleting an initiative, which a toast restores. What is in it stays in its story maps (rule initiative.21). */
export function DeleteInitiativeDialog({ initiative: { id, name }, open, onClose }: DeleteProps) {
  const toasts = useToasts();
  const remove = useCommand('delete_initiative');
  const restore = useRestoreInitiative();
  const showError = (error: unknown) =>
    toasts.show({ severity: 'error', text: refusalOf(error).message, ms: TOAST_MS.deleteError });
  const deleted = () => {
    toasts.show({
      severity: 'success',
      text: commonTexts.deleted({ name }),
      ms: TOAST_MS.success,
      about: id,
      action: { label: trashTexts.restore, onClick: () => void restore({ id, name }).catch(showError) },
    });
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={texts.deleteTitle}
      text={
        <>
          {texts.deleteQuestion}
          <Text as="div" style={{ fontWeight: 500, color: 'var(--storyd-text)', marginBlock: 8 }}>
            <ClampedText text={name} lines={3} />
          </Text>
          {texts.deleteHelp}
        </>
      }
      confirmLabel={texts.delete}
      danger
      onConfirm={() => remove.mutate({ initiativeId: id }, { onSuccess: deleted })}
      onClose={onClose}
      command={remove}
    />
  );
}
