import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { epicDoesNotExist } from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { Dialog } from '#web/components/dialog/Dialog.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { DryRun } from '#web/features/integration/mapping/DryRun.tsx';
import type { NamedEpic } from './useEpicsOfRelease.ts';
import { useExportedEpic } from './useExportedEpic.ts';
import type { ExportTarget } from './useExportEpics.ts';

type Props = Pick<ExportTarget, 'exportData' | 'fields' | 'releaseId'> & { epic: NamedEpic };

/** The issue that an epic of a release will become, before anything is sent (rule export.5). */
export function IssueDialog({ open, onClose, ...props }: Props & { open: boolean; onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog open={open} fullWidth maxWidth="md" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {props.epic.name}
      </DialogTitle>
      <DialogContent sx={{ minHeight: 320 }}>
        <Content {...props} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{commonTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Content({ epic, exportData, fields, releaseId }: Props) {
  const { exported, error, isFetching, refetch } = useExportedEpic(releaseId, epic);
  if (exported === null) return epicDoesNotExist.message;
  if (exported !== undefined)
    return <DryRun target={exportData} epic={exported} rows={exportData.addedJiraFields} fields={fields} found={{}} />;
  if (error !== null && !isFetching) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <LoadingAfter>
      <Skeleton height={240} />
    </LoadingAfter>
  );
}
