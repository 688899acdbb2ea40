import { useEffect, useMemo, useState } from 'react';
import { releaseCompleted } from '#shared/errors.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import * as texts from '#shared/texts/roadmap/roadmap.ts';
import { useNarrow } from '#web/base/browser/useNarrow.ts';
import { useToday } from '#web/base/browser/useToday.ts';
import { useWindowWidth } from '#web/base/browser/useWindowWidth.ts';
import { paths } from '#web/base/paths.ts';
import { useToasts } from '#web/base/toasts.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { Button, ButtonLink } from '#web/components/controls/Button.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { AccessDenied } from '#web/components/state/AccessDenied.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { Message } from '#web/components/state/Message.tsx';
import { RefreshFailed } from '#web/components/state/RefreshFailed.tsx';
import { useContainerId, useMayEdit } from '#web/replica/story_map/useMap.ts';
import { Board } from './board/Board.tsx';
import { type Column, expandable } from './model/board.ts';
import { noFilter } from './model/params.ts';
import { placeRoadmap } from './model/placing.ts';
import { RoadmapActions } from './model/RoadmapActions.ts';
import { placeTimeline } from './model/timeline.ts';
import type { PictureProps } from './picture/RoadmapPicture.tsx';
import { ReleaseList } from './ReleaseList.tsx';
import { RoadmapContext } from './roadmapContext.ts';
import { RoadmapSkeleton } from './RoadmapSkeleton.tsx';
import { Timeline } from './timeline/Timeline.tsx';
import { Toolbar } from './Toolbar.tsx';
import { Unavailable } from './Unavailable.tsx';
import { useRoadmap } from './useRoadmap.ts';
import { useRoadmapParams } from './useRoadmapParams.ts';

const RoadmapPicture = lazyDialog<PictureProps>(() =>
  import('./picture/RoadmapPicture.tsx').then((file) => file.RoadmapPicture),
);

type Props = {
  /** Asks for the name of a new release. */
  onCreate: () => void;
  /** Asks for the dates of a release. */
  onDates: (column: Column) => void;
};

/** The release roadmap of the open map (rules roadmap.1 to roadmap.12, roadmap.20 to roadmap.22). */
export function Roadmap({ onCreate, onDates }: Props) {
  const map = useActions();
  const actions = useMemo(() => new RoadmapActions(map), [map]);
  const toasts = useToasts();
  const containerId = useContainerId();
  const narrow = useNarrow();
  const editable = useMayEdit();
  const [params, change] = useRoadmapParams(containerId);
  const { board, layout, unavailable, error, isFetching, refetch } = useRoadmap(params);
  const [isPictured, setPictured] = useState(false);
  const building = params.mode === 'build' && editable && !narrow;
  const today = useToday();
  const windowWidth = useWindowWidth();
  const { months, view, zoom } = params;
  const isTimeline = view === 'timeline';
  const placing = useMemo(
    () => board && placeRoadmap(board, { months, today, adds: building, window: windowWidth }),
    [board, months, today, building, windowWidth],
  );
  const timeline = useMemo(
    () =>
      board && isTimeline ? placeTimeline(board.columns, { zoom, months, today, window: windowWidth }) : undefined,
    [board, isTimeline, zoom, months, today, windowWidth],
  );
  if (board !== undefined && placing !== undefined) actions.show(board, placing, timeline?.axis);
  useEffect(() => {
    if (!building) actions.ui.set({ lifted: null, adding: null, edge: null });
  }, [actions, building]);
  useEffect(
    () =>
      actions.follow((name, { message }) => {
        toasts.show({ severity: 'error', text: texts.notDone({ name, message }), ms: TOAST_MS.error });
        // The refusal was about another state than the shown one.
        void refetch();
      }),
    [actions, toasts, refetch],
  );
  const toggle = (id: string) => {
    const open = params.expanded === 'all' ? expandable(layout) : params.expanded;
    change({ expanded: open.includes(id) ? open.filter((one) => one !== id) : [...open, id] });
  };
  const editDates = (column: Column) => {
    if (column.release.completed)
      toasts.show({ severity: 'error', text: releaseCompleted.message, ms: TOAST_MS.creationError });
    else onDates(column);
  };
  if (error?.code === 'permission-denied') return <AccessDenied containerId={containerId} />;
  if (board === undefined || placing === undefined)
    return error === null ? (
      <LoadingAfter>
        <RoadmapSkeleton />
      </LoadingAfter>
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  const isEmpty = board.columns.length === 0;
  const isFiltered = params.lastReleasesLimit === 0;
  return (
    <RoadmapContext value={actions}>
      <Toolbar
        params={params}
        onChange={change}
        unavailable={unavailable}
        onRefresh={() => void refetch()}
        refreshing={isFetching}
        onPicture={isEmpty || board.rows.length === 0 ? undefined : () => setPictured(true)}
      />
      {error !== null && <RefreshFailed message={error.message} onRetry={() => void refetch()} />}
      <Unavailable releases={unavailable} />
      {layout.backbone.length === 0 && !(isTimeline && !isEmpty) ? (
        <Message title={texts.emptyMap} text={editable ? texts.emptyMapText : texts.emptyMapViewer}>
          <ButtonLink variant="outlined" to={paths.mapActivity(containerId)}>
            {texts.toMap}
          </ButtonLink>
        </Message>
      ) : isEmpty && isFiltered ? (
        <Message
          title={texts.emptyFilter}
          text={unavailable.length > 0 ? texts.emptyUnavailable : texts.emptyFilterText}
        >
          <Button variant="outlined" onClick={() => change(noFilter)}>
            {texts.filter.reset}
          </Button>
        </Message>
      ) : isEmpty ? (
        <Message title={texts.empty} text={editable ? texts.emptyText : texts.emptyViewer}>
          {editable && (
            <Button variant="contained" onClick={onCreate}>
              {releaseTexts.create}
            </Button>
          )}
        </Message>
      ) : timeline !== undefined ? (
        <Timeline
          placing={timeline}
          zoom={zoom}
          onZoom={(next) => change({ zoom: next })}
          today={today}
          building={building}
          onDates={editDates}
        />
      ) : board.rows.length === 0 ? (
        <Message title={texts.nothingFiltered}>
          <Button variant="outlined" onClick={() => change(noFilter)}>
            {texts.filter.reset}
          </Button>
        </Message>
      ) : narrow ? (
        <ReleaseList board={board} />
      ) : (
        <Board board={board} placing={placing} building={building} onToggle={toggle} onDates={editDates} />
      )}
      <RoadmapPicture
        open={isPictured}
        onClose={() => setPictured(false)}
        board={board}
        months={months}
        today={today}
      />
    </RoadmapContext>
  );
}
