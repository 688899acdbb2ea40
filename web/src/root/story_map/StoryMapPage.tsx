import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { useCall } from '#web/base/api/queries.ts';
import { useNarrow } from '#web/base/browser/useNarrow.ts';
import { usePerson } from '#web/base/session/useSession.ts';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { AccessDenied } from '#web/components/state/AccessDenied.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { useKeeping } from '#web/replica/kept/keptContext.ts';
import { useLiveAccess } from '#web/replica/live/useLiveAccess.ts';
import { changesInput, openMapInput } from '#web/replica/story_map/inputs.ts';
import { KNOWN_MAPS_KEY, knownSince, ownerOf } from '#web/replica/story_map/known/knownMaps.ts';
import { forgetKeptMap } from '#web/replica/story_map/known/useKeepMap.ts';
import { useKeptMap } from '#web/replica/story_map/known/useKeptMap.ts';
import { LoadedMap, OpenMap } from './OpenMap.tsx';
import styles from './storyMap.module.css';
import { MapSkeleton } from './tabs/MapSkeleton.tsx';
import { SkeletonAt } from './tabs/SkeletonAt.tsx';
import { openedMap } from './useOpenBoard.ts';

/** The page of one story map: `/story_map/{id}/...`. */
export function Component() {
  const { containerId = '' } = useParams();
  return <MapPage key={containerId} containerId={containerId} />;
}

function MapPage({ containerId }: { containerId: string }) {
  const narrow = useNarrow();
  const owner = ownerOf(usePerson());
  const [since, setSince] = useState(() => knownSince(localStorage.getItem(KNOWN_MAPS_KEY), owner, containerId));
  const forget = useCallback(() => setSince(undefined), []);
  const { scopes } = useKeeping();
  const [opened] = useState(() => openedMap(scopes, containerId));
  const about = { containerId, narrow };
  return (
    <div className={styles['frame']}>
      {opened !== undefined ? (
        <OpenMap map={opened} narrow={narrow} />
      ) : since === undefined ? (
        <ReadMap {...about} />
      ) : (
        <KnownMap {...about} owner={owner} since={since} onUnknown={forget} />
      )}
    </div>
  );
}

type About = { containerId: string; narrow: boolean };

/** A map that this browser has not kept: loads it whole. */
function ReadMap({ containerId, narrow }: About) {
  // Once loaded, its own store holds the open map, so a copy in the cache would only become stale.
  const { data, error, refetch, isFetching } = useCall('get_container', openMapInput(containerId), {
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data !== undefined) return <LoadedMap copy={data} narrow={narrow} />;
  if (error === null || isFetching) return <Waiting narrow={narrow} />;
  if (error.fieldErrors?.['containerId'] !== undefined) return <AccessDenied />;
  if (error.code === 'permission-denied') return <Outside containerId={containerId} onLetIn={() => void refetch()} />;
  return (
    <>
      <PageTitle title={storyMapTexts.pageTitle} />
      <ErrorState error={error} onRetry={() => void refetch()} />
    </>
  );
}

type Known = About & {
  owner: string;
  since: number;
  /** Called when there is no copy after all, or the user may no longer see the map. */
  onUnknown: () => void;
};

/** A map kept in this browser: shows at once, and is then brought up to date with the changes since. */
function KnownMap({ containerId, narrow, owner, since, onUnknown }: Known) {
  const { data, error } = useCall('map_changes', changesInput(containerId, since), { staleTime: Infinity, gcTime: 0 });
  const copy = useKeptMap(owner, containerId, since, onUnknown);
  const isDenied = error?.code === 'permission-denied';
  useEffect(() => {
    if (!isDenied) return;
    onUnknown();
    forgetKeptMap(owner, containerId);
  }, [isDenied, owner, containerId, onUnknown]);
  if (copy === undefined || isDenied) return <Waiting narrow={narrow} />;
  return <LoadedMap copy={copy} narrow={narrow} changes={{ data, error }} />;
}

function Waiting({ narrow }: { narrow: boolean }) {
  return (
    <LoadingAfter>
      <PageTitle title={storyMapTexts.pageTitle} />
      <MapSkeleton>
        <SkeletonAt narrow={narrow} />
      </MapSkeleton>
    </LoadingAfter>
  );
}

/** Replaces a map without access, and continues when its owner has granted it. */
function Outside({ containerId, onLetIn }: { containerId: string; onLetIn: () => void }) {
  useLiveAccess(containerId, onLetIn);
  return <AccessDenied containerId={containerId} />;
}
