import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCall } from '#web/base/api/queries.ts';
import { useSettings } from '#web/replica/company/useSettings.ts';
import { useContainerId, useWholeLayout } from '#web/replica/story_map/useMap.ts';
import { activityInputs, type ActivityParams, axisOfParams } from './params.ts';
import { activityRows } from './rows.ts';

/** The activity roadmap at an address; `rows` is undefined until it has loaded. Its two queries run at once. */
export function useActivityRoadmap(params: ActivityParams) {
  const containerId = useContainerId();
  const inputs = activityInputs(containerId, params);
  // Colleagues edit too, and another range keeps what is shown until its answer is there.
  const options = { enabled: params.whatIds.length > 0, staleTime: 0, placeholderData: keepPreviousData };
  const own = useCall('releases_in_time_period', inputs.own, options);
  const others = useCall('activity_roadmap', inputs.others, options);
  const [layout, version] = useWholeLayout();
  const maturityItems = useSettings().data?.maturity;
  const { from, months } = params;
  const axis = useMemo(() => axisOfParams({ from, months }), [from, months]);
  const chosen = params.whatIds.join();
  const [hits, answer] = [own.data?.hits, others.data];
  const rows = useMemo(() => {
    // The layout stays one object while its cards change.
    void version;
    if (hits === undefined || answer === undefined || maturityItems === undefined) return undefined;
    return activityRows({ whatIds: chosen.split(','), layout, containerId, hits, answer, maturityItems, axis });
  }, [hits, answer, maturityItems, chosen, layout, version, containerId, axis]);
  return {
    rows,
    axis,
    layout,
    mapsLeftOut: answer?.mapsLeftOut ?? 0,
    error: own.error ?? others.error,
    isFetching: own.isFetching || others.isFetching,
    refetch: () => void Promise.all([own.refetch(), others.refetch()]),
  };
}
