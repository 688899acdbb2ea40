import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { CallOutput } from '#shared/contract/registry.ts';
import type { ApiError } from '#web/base/api/client.ts';
import { fetchAhead } from '#web/base/browser/fetchAhead.ts';
import { paths } from '#web/base/paths.ts';
import { BoardContext, PrioritiesContext } from '#web/board/selection/boardContext.ts';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { TabRow } from '#web/components/page/TabRow.tsx';
import { AccessDenied } from '#web/components/state/AccessDenied.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { LazyNewActivity } from '#web/features/what/new_activity/LazyNewActivity.tsx';
import { useLiveMap } from '#web/replica/live/useLiveMap.ts';
import { usePresence } from '#web/replica/presence/usePresence.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import { ownerOf } from '#web/replica/story_map/known/knownMaps.ts';
import { useKeepMap } from '#web/replica/story_map/known/useKeepMap.ts';
import type { MapReplica } from '#web/replica/story_map/MapReplica.ts';
import { MapContext, useContainerId, useHead, useOutdated } from '#web/replica/story_map/useMap.ts';
import { useMapPerson } from '#web/replica/story_map/useMapPerson.ts';
import { notFound } from '#web/root/shell/notFound.ts';
import { MapHeader } from './MapHeader.tsx';
import { MapSwitch } from './MapSwitch.tsx';
import { pageTitleAt } from './pageTitle.ts';
import styles from './storyMap.module.css';
import { SkeletonAt } from './tabs/SkeletonAt.tsx';
import { tabPages } from './tabs/tabPages.ts';
import { openTab } from './tabs/tabs.ts';
import { Talk } from './Talk.tsx';
import { useTemplate } from './template/useTemplate.ts';
import { useLoadedMap, useOpenBoard } from './useOpenBoard.ts';
import { usePriorities } from './usePriorities.ts';
import { useRoleChanges } from './useRoleChanges.ts';

type Props = {
  map: MapReplica;
  narrow: boolean;
  /** The server's answer about a copy kept in this browser; undefined for a map that has just loaded. */
  changes?: Pick<UseQueryResult<CallOutput<'map_changes'>, ApiError>, 'data' | 'error'>;
};

type LoadedProps = Omit<Props, 'map'> & { copy: CallOutput<'get_container'> };

/** A story map that has just loaded, or that this browser has kept. */
export function LoadedMap({ copy, ...rest }: LoadedProps) {
  return <OpenMap map={useLoadedMap(copy, rest.changes === undefined)} {...rest} />;
}

/** A loaded story map with its open tab. All tabs share the loaded data, so switching between them fetches nothing. */
export function OpenMap({ map, narrow, changes }: Props) {
  const actions = useOpenBoard(map);
  const person = useMapPerson();
  useConfirm(actions.map, changes);
  useLiveMap(actions.map);
  usePresence(actions.map);
  useKeepMap(actions.map, ownerOf(person));
  const open = useMemo(() => ({ map: actions.map, person }), [actions, person]);
  const priorities = usePriorities();
  return (
    <MapContext value={open}>
      <BoardContext value={actions}>
        <PrioritiesContext value={priorities}>
          <Talk>
            <Page narrow={narrow} />
          </Talk>
        </PrioritiesContext>
      </BoardContext>
    </MapContext>
  );
}

/** Brings a kept copy up to date. */
function useConfirm(map: MapReplica, changes: Props['changes']): void {
  const { data, error } = changes ?? {};
  useEffect(() => {
    if (data !== undefined) map.confirm(data);
  }, [map, data]);
  useEffect(() => {
    if (error) map.fail(refusalOf(error));
  }, [map, error]);
}

function Page({ narrow }: { narrow: boolean }) {
  const containerId = useContainerId();
  const name = useHead((head) => head.name);
  const { pathname } = useLocation();
  const open = openTab(pathname);
  const title = pageTitleAt(pathname);
  useRoleChanges();
  useTemplate();
  // Most visits go on to the Activities.
  useEffect(() => fetchAhead(() => void tabPages['map/activity'].handle()), []);
  // A colleague deleted the map, or removed the user's access, while it was open.
  const lost = useOutdated()?.code === 'permission-denied';
  if (lost) return <AccessDenied containerId={containerId} />;
  const routes = (
    <Routes>
      <Route index element={<Navigate to={paths.storyMap(containerId, 'overview')} replace />} />
      <Route path="frame" element={<Navigate to={paths.frame(containerId, 'problem')} replace />} />
      <Route path="map" element={<Navigate to={paths.mapActivity(containerId)} replace />} />
      <Route path="roadmap" element={<Navigate to={paths.roadmap(containerId)} replace />} />
      {Object.entries(tabPages).map(([path, { element }]) => (
        <Route key={path} path={path} element={<LaterTab narrow={narrow}>{element}</LaterTab>} />
      ))}
      <Route path="*" element={<LaterTab narrow={narrow}>{notFound.element}</LaterTab>} />
    </Routes>
  );
  return (
    <div className={styles[open === 'map' || open === 'roadmap' ? 'boardPage' : 'textPage']}>
      {title !== null && <PageTitle title={title} of={name} />}
      <MapHeader />
      {open === 'map' ? <TabRow start={<MapSwitch />}>{routes}</TabRow> : routes}
      <LazyNewActivity />
    </div>
  );
}

/** A tab whose code loads when it first opens. */
function LaterTab({ narrow, children }: { narrow: boolean; children: ReactNode }) {
  const skeleton = (
    <LoadingAfter>
      <SkeletonAt narrow={narrow} />
    </LoadingAfter>
  );
  return <Suspense fallback={skeleton}>{children}</Suspense>;
}
