import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Release } from '#shared/model/release.ts';
import { releaseTexts as texts } from '#shared/texts/releases.ts';
import { paths } from '#web/app/paths.ts';
import { lazyDialog } from '#web/components/lazyDialog.tsx';
import { AccessDenied } from '#web/map/components/AccessDenied.tsx';
import { useContainerId, useMayEdit } from '#web/map/useMap.ts';
import { readReleaseListParams, type ReleaseListParams, writeReleaseListParams } from '../model/listParams.ts';
import { columnOfReleases } from '../releasesLayout.ts';
import { useReleaseList } from '../useReleaseList.ts';
import { ReleaseControls } from './ReleaseControls.tsx';
import { ReleaseResults } from './ReleaseResults.tsx';
import { ReleaseSearch } from './ReleaseSearch.tsx';

const CreateReleaseDialog = lazyDialog(() =>
  import('../dialogs/CreateReleaseDialog.tsx').then((file) => file.CreateReleaseDialog),
);
const PeriodDialog = lazyDialog(() => import('../dialogs/PeriodDialog.tsx').then((file) => file.PeriodDialog));

/**
 * `/story_map/{id}/releases`: the releases of a story map (rules release.2, release.3). The address holds order, filter
 * and page.
 */
export function ReleasesTab() {
  const containerId = useContainerId();
  const mayEdit = useMayEdit();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const params = readReleaseListParams(search);
  const go = (next: ReleaseListParams) => setSearch(writeReleaseListParams(next));
  const list = useReleaseList(params);
  const [creating, setCreating] = useState(false);
  // The release stays while the dialog fades out, so that its name does not disappear first.
  const [dated, setDated] = useState<{ release: Release; open: boolean }>();
  if (list.error?.code === 'permission-denied') return <AccessDenied containerId={containerId} />;

  const create = () => setCreating(true);
  const isEmpty = list.docs?.length === 0 && list.data?.total === 0;
  return (
    <>
      <Box sx={columnOfReleases}>
        <Box sx={{ display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', gap: 4 }}>
          <Box>
            <Typography component="h2" variant="h2">
              {texts.title}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {texts.help}
            </Typography>
          </Box>
          {mayEdit && (
            <Button
              variant="contained"
              startIcon={<Add />}
              onClick={create}
              // An empty list has the button in its middle.
              sx={{ visibility: isEmpty ? 'hidden' : 'visible' }}
            >
              {texts.create}
            </Button>
          )}
        </Box>
        <Box sx={{ mt: 5 }}>
          <ReleaseSearch onOpen={(id) => void navigate(paths.release(containerId, id))} />
        </Box>
        <ReleaseControls params={params} list={list} onChange={go} />
        <ReleaseResults
          list={list}
          params={params}
          onCreate={mayEdit ? create : undefined}
          onEditPeriod={mayEdit ? (release) => setDated({ release, open: true }) : undefined}
        />
      </Box>
      <CreateReleaseDialog open={creating} onClose={() => setCreating(false)} />
      {dated !== undefined && (
        <PeriodDialog
          release={dated.release}
          open={dated.open}
          onClose={() => setDated((current) => current && { ...current, open: false })}
        />
      )}
    </>
  );
}
