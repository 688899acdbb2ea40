import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as texts from '#shared/texts/roadmap/activityRoadmap.ts';
import * as roadmapTypeTexts from '#shared/texts/roadmap/roadmapTypes.ts';
import * as sliceTexts from '#shared/texts/story_map/slices.ts';
import { useNarrow } from '#web/base/browser/useNarrow.ts';
import { useToday } from '#web/base/browser/useToday.ts';
import { paths } from '#web/base/paths.ts';
import { Button, ButtonLink } from '#web/components/controls/Button.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { AccessDenied } from '#web/components/state/AccessDenied.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { Message } from '#web/components/state/Message.tsx';
import { RefreshFailed } from '#web/components/state/RefreshFailed.tsx';
import { useContainerId, useMayEdit } from '#web/replica/story_map/useMap.ts';
import { RoadmapSkeleton } from '../RoadmapSkeleton.tsx';
import { ActivityList } from './ActivityList.tsx';
import styles from './activityRoadmap.module.css';
import { ActivityTable } from './ActivityTable.tsx';
import { ActivityToolbar } from './ActivityToolbar.tsx';
import { type ActivityParams, namesMonth, readActivityParams, writeActivityParams } from './params.ts';
import type { SelectProps } from './SelectActivities.tsx';
import { useActivityRoadmap } from './useActivityRoadmap.ts';

const SelectActivities = lazyDialog<SelectProps>(() =>
  import('./SelectActivities.tsx').then((file) => file.SelectActivities),
);

/**
 * `/story_map/{id}/roadmap/activity`: some Activities of the open map over time, with their maturity (rules roadmap.13 to
 * roadmap.18). The address holds Activities, months and whether the future maturity shows.
 */
export function ActivityRoadmap() {
  const containerId = useContainerId();
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const params = readActivityParams(search, today);
  const roadmap = useActivityRoadmap(params);
  const [isSelecting, setSelecting] = useState(false);
  const change = (some: Partial<ActivityParams>) =>
    setSearch(writeActivityParams({ ...params, ...some }), { replace: true });
  useNamedMonth(params);
  if (roadmap.error?.code === 'permission-denied') return <AccessDenied containerId={containerId} />;
  const select = () => setSelecting(true);
  return (
    <div className={styles['page']}>
      <ActivityToolbar
        params={params}
        axis={roadmap.axis}
        onChange={change}
        onSelect={select}
        onRefresh={roadmap.refetch}
        refreshing={roadmap.isFetching}
      />
      <Content params={params} roadmap={roadmap} onSelect={select} today={today} />
      <SelectActivities
        open={isSelecting}
        onClose={() => setSelecting(false)}
        chosen={params.whatIds}
        onChoose={(whatIds) => change({ whatIds })}
      />
    </div>
  );
}

type ContentProps = {
  params: ActivityParams;
  roadmap: ReturnType<typeof useActivityRoadmap>;
  onSelect: () => void;
  today: number;
};

function Content({ params, roadmap, onSelect, today }: ContentProps) {
  const containerId = useContainerId();
  const editable = useMayEdit();
  const narrow = useNarrow();
  const { rows, axis, layout, error, refetch, mapsLeftOut } = roadmap;
  const { hasFuture } = params;
  if (layout.backbone.length === 0)
    return (
      <Message title={roadmapTypeTexts.emptyMap} text={editable ? texts.emptyMapText : texts.emptyMapViewer}>
        <ButtonLink variant="outlined" to={paths.mapActivity(containerId)}>
          {sliceTexts.toMap}
        </ButtonLink>
      </Message>
    );
  if (params.whatIds.length === 0)
    return (
      <Message title={texts.empty} text={texts.emptyText}>
        <Button variant="contained" onClick={onSelect}>
          {texts.choose}
        </Button>
      </Message>
    );
  if (rows === undefined)
    return error === null ? (
      <LoadingAfter>
        <RoadmapSkeleton />
      </LoadingAfter>
    ) : (
      <ErrorState error={error} onRetry={refetch} />
    );
  return (
    <>
      {error !== null && <RefreshFailed message={error.message} onRetry={refetch} />}
      {narrow ? (
        <ActivityList rows={rows} hasFuture={hasFuture} />
      ) : (
        <ActivityTable rows={rows} axis={axis} hasFuture={hasFuture} today={today} />
      )}
      {mapsLeftOut > 0 && <p className={styles['leftOut']}>{texts.mapsLeftOut({ count: mapsLeftOut })}</p>}
    </>
  );
}

/** Writes the first month into an address without one, so that it can be shared as it is. */
function useNamedMonth(params: ActivityParams): void {
  const [search, setSearch] = useSearchParams();
  const named = namesMonth(search) ? undefined : writeActivityParams(params).toString();
  useEffect(() => {
    if (named !== undefined) setSearch(named, { replace: true });
  }, [named, setSearch]);
}
