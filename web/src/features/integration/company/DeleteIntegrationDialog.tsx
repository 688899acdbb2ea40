import type { Integration } from '#shared/model/integration/integration.ts';
import * as texts from '#shared/texts/integration/integrationTab.ts';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import { useIntegrationCommand } from '#web/features/integration/connect/useIntegrationCommand.ts';
import { send } from '#web/replica/sending/send.ts';

type Props = { open: boolean; integration: Integration; onClose: () => void };

/** Confirms deleting an integration, which breaks its links. */
export function DeleteIntegrationDialog({ open, integration: { id: integrationId, name }, onClose }: Props) {
  const remove = useIntegrationCommand(() => send('delete_integration', { integrationId }), { toast: false });
  return (
    <ConfirmDialog
      open={open}
      title={texts.deleteTitle}
      text={texts.deleteText({ name })}
      confirmLabel={texts.delete}
      danger
      takesMore
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
      command={remove}
    />
  );
}
