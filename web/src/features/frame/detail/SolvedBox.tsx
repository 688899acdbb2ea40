import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import type { Problem } from '#shared/model/frame.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/frame.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Choice } from '#web/components/controls/Choice.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { SolvedBadge } from '#web/components/frame/SolvedBadge.tsx';
import { useImpactQuery } from '#web/replica/frame/useImpact.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId, useMayEdit } from '#web/replica/story_map/useMap.ts';

const SolveDialog = lazyDialog(() => import('../dialogs/SolveDialog.tsx').then((file) => file.SolveDialog));

type Asked = { solved: boolean; impact: CallOutput<'rename_impact'>; open: boolean };

/**
 * Whether a problem is solved, which editors can change. Where other story maps use it too, a dialog names them first.
 */
export function SolvedBox({ problem }: { problem: Problem }) {
  const containerId = useContainerId();
  const mayEdit = useMayEdit();
  const client = useQueryClient();
  const impactQuery = useImpactQuery('problem', problem.id);
  const toasts = useToasts();
  const [asked, setAsked] = useState<Asked>();
  /** What was pressed, shown at once, until it is saved, refused, or waits for the dialog. */
  const [pressed, setPressed] = useState<boolean>();
  const showError = (text: string) => toasts.show({ severity: 'error', text, ms: TOAST_MS.creationError });
  const change = useCommand('change_problem', {
    onError: ({ message }) => showError(message),
    onSettled: () => setPressed(undefined),
  });
  if (!mayEdit) return problem.solved ? <SolvedBadge /> : null;
  const save = (solved: boolean) => {
    setPressed(solved);
    change.mutate({ containerId, problemId: problem.id, fields: { solved } });
  };
  const set = async (solved: boolean) => {
    setPressed(solved);
    try {
      const impact = await client.fetchQuery(impactQuery);
      if (impact.maps.length + impact.hidden === 0) return save(solved);
      setAsked({ solved, impact, open: true });
    } catch (error) {
      showError(refusalOf(error).message);
    }
    setPressed(undefined);
  };
  const isBusy = pressed !== undefined;
  return (
    <>
      <Choice
        type="checkbox"
        checked={pressed ?? problem.solved}
        // Not `disabled`, which would lose the focus.
        aria-disabled={isBusy || undefined}
        onChange={({ target }) => !isBusy && void set(target.checked)}
      >
        {texts.solved}
      </Choice>
      {asked !== undefined && (
        <SolveDialog
          open={asked.open}
          name={problem.name}
          solved={asked.solved}
          impact={asked.impact}
          onConfirm={() => save(asked.solved)}
          onClose={() => setAsked({ ...asked, open: false })}
        />
      )}
    </>
  );
}
