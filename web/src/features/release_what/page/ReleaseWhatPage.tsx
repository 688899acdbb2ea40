import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { fill } from '#shared/texts/fill.ts';
import { releaseWhatTexts as texts } from '#shared/texts/releaseWhat.ts';
import type { ApiError } from '#web/api/ApiError.ts';
import { EXPAND_EPIC_PARAM, paths } from '#web/app/paths.ts';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { LoadingAfter } from '#web/components/LoadingAfter.tsx';
import { Message } from '#web/components/Message.tsx';
import { PageTitle } from '#web/components/PageTitle.tsx';
import { RefreshFailed } from '#web/components/RefreshFailed.tsx';
import { AccessDenied } from '#web/map/components/AccessDenied.tsx';
import { useCard, useContainerId, useMayEdit } from '#web/map/useMap.ts';
import { type Place, placeKey } from '../entities.ts';
import { EpicColumn } from '../epics/EpicColumn.tsx';
import { columnsOfReleaseWhat, pageOfReleaseWhat } from '../releaseWhatLayout.ts';
import { ReleaseWhatContentSkeleton } from '../ReleaseWhatSkeleton.tsx';
import { useReleaseWhat } from '../useReleaseWhat.ts';
import { WhatHead } from './WhatHead.tsx';

/** `/story_map/{id}/releases/{releaseId}/what/{whatId}`: an Activity inside a release, with what it was explored by and its epics. */
export function ReleaseWhatPage() {
  const { releaseId = '', whatId = '' } = useParams();
  const place = { containerId: useContainerId(), releaseId, whatId };
  return <OneWhat key={placeKey(place)} place={place} />;
}

function OneWhat({ place }: { place: Place }) {
  const { containerId, releaseId, whatId } = place;
  const [search] = useSearchParams();
  const expandEpic = search.get(EXPAND_EPIC_PARAM) ?? undefined;
  const mayEdit = useMayEdit();
  const card = useCard(whatId);
  const { release, releaseWhat, isLoaded, isFetching, error, refetch, more } = useReleaseWhat(place, expandEpic);

  if (error?.code === 'permission-denied') return <AccessDenied containerId={containerId} />;
  const gone = goneText(error, {
    what: card !== undefined,
    release: !isLoaded || isFetching || release !== undefined,
    part: !isLoaded || isFetching || releaseWhat !== undefined,
  });
  const back = (
    <Button
      component={Link}
      to={paths.release(containerId, releaseId)}
      size="small"
      color="inherit"
      startIcon={<ArrowBack />}
      sx={{ ml: -2, mb: 2, color: 'text.secondary' }}
    >
      {release === undefined ? texts.backToRelease : fill(texts.back, { name: release.name })}
    </Button>
  );
  return (
    <Box sx={pageOfReleaseWhat}>
      {back}
      {gone !== undefined ? (
        <Message title={gone} text={texts.goneHelp} />
      ) : release === undefined || releaseWhat === undefined || card === undefined ? (
        error !== null && !isFetching ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingAfter>
            <ReleaseWhatContentSkeleton />
          </LoadingAfter>
        )
      ) : (
        <>
          <PageTitle title={card.description} />
          {error !== null && more.error === null && (
            <RefreshFailed message={error.message} onRetry={() => void refetch()} />
          )}
          <WhatHead card={card} release={release} />
          <Box sx={columnsOfReleaseWhat}>
            <div />
            <EpicColumn place={place} expandEpic={expandEpic} more={more} locked={release.completed || !mayEdit} />
          </Box>
        </>
      )}
    </Box>
  );
}

/** What there is no page for, if there is none. */
function goneText(error: ApiError | null, isThere: { what: boolean; release: boolean; part: boolean }) {
  if (error?.code === 'release-does-not-exist' || !isThere.release) return texts.releaseGone;
  if (!isThere.what) return texts.whatGone;
  return error?.code === 'what-not-in-release' || !isThere.part ? texts.notInRelease : undefined;
}
