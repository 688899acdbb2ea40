import Box from '@mui/material/Box';
import { useLocation, useParams } from 'react-router-dom';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { useCall } from '#web/api/queries.ts';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { LoadingAfter } from '#web/components/LoadingAfter.tsx';
import { PageTitle } from '#web/components/PageTitle.tsx';
import { openMapInput } from '#web/early/firstCall.ts';
import { OverviewSkeleton } from '#web/features/overview/OverviewSkeleton.tsx';
import { AccessDenied } from '#web/map/components/AccessDenied.tsx';
import { useNarrow } from '#web/map/components/useNarrow.ts';
import { BoardSkeleton, MapSkeleton } from './MapSkeleton.tsx';
import { OpenMap } from './OpenMap.tsx';
import { openTab } from './tabs.ts';
import { type CurrentRole, useCurrentRole } from './useCurrentRole.ts';

/** The page of one story map: `/story_map/{id}/...`. */
export function Component() {
  const { containerId = '' } = useParams();
  return <MapPage key={containerId} containerId={containerId} />;
}

function MapPage({ containerId }: { containerId: string }) {
  const narrow = useNarrow();
  const { pathname } = useLocation();
  // Once it is loaded the open map is kept by its own store, so a copy in the cache would only grow old.
  const { data, error, refetch, isFetching } = useCall('get_container', openMapInput(containerId), {
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 320, display: 'flex', flexDirection: 'column' }}>
      {data !== undefined ? (
        <OpenMap copy={data} narrow={narrow} />
      ) : error === null || isFetching ? (
        <LoadingAfter>
          <PageTitle title={storyMapTexts.pageTitle} />
          <MapSkeleton>
            {openTab(pathname) === 'map' ? <BoardSkeleton narrow={narrow} /> : <OverviewSkeleton />}
          </MapSkeleton>
        </LoadingAfter>
      ) : error.code === 'permission-denied' ? (
        <Outside containerId={containerId} onLetIn={() => void refetch()} />
      ) : (
        <>
          <PageTitle title={storyMapTexts.pageTitle} />
          <ErrorState error={error} onRetry={() => void refetch()} />
        </>
      )}
    </Box>
  );
}

const NOTHING: CurrentRole = { role: 'none', canView: false };

/** Stands before a map that may not be seen, and learns when its owner has agreed. */
function Outside({ containerId, onLetIn }: { containerId: string; onLetIn: () => void }) {
  useCurrentRole(containerId, NOTHING, ({ canView }) => {
    if (canView) onLetIn();
  });
  return <AccessDenied containerId={containerId} />;
}
