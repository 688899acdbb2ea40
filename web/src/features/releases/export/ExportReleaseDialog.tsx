import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Dialog from '@mui/material/Dialog';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Release } from '#shared/model/release.ts';
import { commonTexts } from '#shared/texts/common.ts';
import { fill } from '#shared/texts/fill.ts';
import { releaseExportTexts as texts } from '#shared/texts/releaseExport.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import type { Openable } from '#web/components/lazyDialog.tsx';
import { LoadingAfter } from '#web/components/LoadingAfter.tsx';
import { IntegrationPick } from '#web/integrations/IntegrationPick.tsx';
import { type MappingTarget, TargetPicker } from '#web/integrations/mapping/TargetPicker.tsx';
import { useIntegrations } from '#web/integrations/useIntegrations.ts';
import { SavedMappingLoader } from './SavedMappingLoader.tsx';
import { useEpicsOfRelease } from './useEpicsOfRelease.ts';

type Props = Openable & { release: Release };

const NOWHERE: MappingTarget = { project: null, issueType: null };

/** Exports the epics of a release, one after another (rule export.7). */
export function ExportReleaseDialog({ open, onClose, release }: Props) {
  const titleId = useId();
  return (
    <Dialog fullScreen open={open} onClose={onClose} aria-labelledby={titleId}>
      <AppBar position="sticky" color="default" elevation={0}>
        <Toolbar sx={{ gap: 2 }}>
          <Typography id={titleId} component="h2" variant="h6" noWrap sx={{ flex: 1 }} dir="auto">
            {fill(texts.title, { name: release.name })}
          </Typography>
          <Button onClick={onClose}>{commonTexts.close}</Button>
        </Toolbar>
      </AppBar>
      <Container maxWidth="md" sx={{ py: 4 }}>
        {open && <Content releaseId={release.id} />}
      </Container>
    </Dialog>
  );
}

function Content({ releaseId }: { releaseId: string }) {
  const [integrationId, setIntegrationId] = useState('');
  const [target, setTarget] = useState(NOWHERE);
  const integration = useIntegrations().byId(integrationId);
  const { epics, data, error, isFetching, refetch } = useEpicsOfRelease(releaseId, true);
  const { project, issueType } = target;
  if (data === undefined)
    return error !== null && !isFetching ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingAfter>
        <Skeleton height={160} />
      </LoadingAfter>
    );
  if (epics.length === 0) return <Typography color="textSecondary">{texts.noEpics}</Typography>;
  return (
    <Stack spacing={4}>
      <IntegrationPick
        value={integrationId}
        onChange={(id) => {
          setIntegrationId(id);
          setTarget(NOWHERE);
        }}
      />
      {integration !== undefined && <TargetPicker integrationId={integrationId} target={target} onChange={setTarget} />}
      {integration === undefined || project === null || issueType === null ? (
        <Typography color="textSecondary">{texts.choose}</Typography>
      ) : (
        <SavedMappingLoader
          key={`${project.id} ${issueType.id}`}
          {...{ integration, project, issueType, releaseId, epics }}
        />
      )}
    </Stack>
  );
}
