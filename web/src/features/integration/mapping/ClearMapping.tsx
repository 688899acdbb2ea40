import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/integration/fieldMapping.ts';
import { callKey } from '#web/base/api/queries.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import type { Target } from './useMappingDraft.ts';

type Props = { integrationId: string; target: Target; onCleared: () => void };

/** Clears the mapping that is saved for a type of issues of a project, once that is confirmed (rule mapping.10). */
export function ClearMapping({ integrationId, target: { selectedProject, selectedIssueType }, onCleared }: Props) {
  const [isOpen, setOpen] = useState(false);
  const cache = useQueryClient();
  const toasts = useToasts();
  const clear = useCommand('clear_field_mapping', {
    onSuccess: () => {
      setOpen(false);
      onCleared();
      toasts.show({ severity: 'success', text: texts.cleared, ms: TOAST_MS.success });
      void cache.invalidateQueries({ queryKey: callKey('field_mapping') });
    },
  });
  const names = { project: selectedProject.name, type: selectedIssueType.name };
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {texts.clear}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={texts.clearTitle(names)}
        text={texts.clearText(names)}
        confirmLabel={texts.clear}
        danger
        onConfirm={() =>
          clear.mutate({ integrationId, projectId: selectedProject.id, issueTypeId: selectedIssueType.id })
        }
        onClose={() => setOpen(false)}
        command={clear}
      />
    </>
  );
}
