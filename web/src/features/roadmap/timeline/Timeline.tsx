import { type CSSProperties, useMemo, useRef, useState } from 'react';
import type { TimelineZoom } from '#shared/rules/roadmap/timelineAxis.ts';
import { TIMELINE_ZOOMS } from '#shared/rules/roadmap/timelineAxis.ts';
import * as texts from '#shared/texts/roadmap/roadmap.ts';
import { DragBoard } from '#web/board/dragging/DragBoard.tsx';
import { usePageKeys } from '#web/board/keys/usePageKeys.ts';
import { ChipChoice } from '#web/components/chips/ChipChoice.tsx';
import { useHead } from '#web/replica/story_map/useMap.ts';
import { edgeDragging } from '../board/roadmapHandling.ts';
import type { Column } from '../model/board.ts';
import type { TimelinePlacing } from '../model/timeline.ts';
import { useRoadmapActions, useRoadmapUi } from '../roadmapContext.ts';
import type { Walk } from './ReleaseLabel.tsx';
import styles from './timeline.module.css';
import { TimelineAxis } from './TimelineAxis.tsx';
import { TimelineItem } from './TimelineItem.tsx';
import { Undated } from './Undated.tsx';
import { useCentredDay } from './useCentredDay.ts';

export type TimelineProps = {
  placing: TimelinePlacing;
  zoom: TimelineZoom;
  onZoom: (zoom: TimelineZoom) => void;
  /** In milliseconds. */
  today: number;
  building: boolean;
  onDates: (column: Column) => void;
};

const ZOOMS = TIMELINE_ZOOMS.map((zoom) => [zoom, texts.zooms[zoom]] as const);

/** The releases of the roadmap on one time axis (rules roadmap.20 to roadmap.22). */
export function Timeline({ placing, zoom, onZoom, today, building, onDates }: TimelineProps) {
  const actions = useRoadmapActions();
  const name = useHead((head) => head.name);
  const kinds = useMemo(() => [edgeDragging(actions)], [actions]);
  const isCarrying = useRoadmapUi(({ edge }) => edge !== null);
  const scroller = useCentredDay(placing, today);
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string>();
  const ids = [...placing.rows.map(({ column }) => column.id), ...placing.undated.map(({ id }) => id)];
  const reached = active !== undefined && ids.includes(active) ? active : ids[0];
  const focus = (id: string | undefined) => {
    const link = id === undefined ? undefined : list.current?.querySelector<HTMLElement>(`[data-release="${id}"]`);
    link?.focus();
    return link !== undefined;
  };
  usePageKeys({ showKeys: () => actions.ui.set({ keys: true }), enter: () => focus(reached) });
  const walk: Walk = {
    reached,
    onFocus: setActive,
    onKeyDown: (id, event) => {
      const next = nextOf(ids, id, event.key);
      if (next === undefined) return;
      event.preventDefault();
      focus(next);
    },
  };
  return (
    <DragBoard editable={building} kinds={kinds} preview={null}>
      <section
        ref={scroller}
        className={styles['scroller']}
        aria-label={texts.timeline({ name })}
        data-carrying={isCarrying || undefined}
        data-paper=""
      >
        <div
          ref={list}
          className={styles['canvas']}
          style={{ width: placing.width, '--canvas': placing.width } as CSSProperties}
          data-roadmap=""
        >
          {placing.rows.length > 0 && (
            <div className={styles['dated']}>
              <TimelineAxis placing={placing} />
              <ol className={styles['rows']}>
                {placing.rows.map((row) => (
                  <TimelineItem
                    key={row.column.id}
                    row={row}
                    axis={placing.axis}
                    building={building}
                    walk={walk}
                    onDates={onDates}
                  />
                ))}
              </ol>
            </div>
          )}
          <Undated columns={placing.undated} building={building} walk={walk} onDates={onDates} />
        </div>
      </section>
      {placing.rows.length > 0 && (
        <div className={styles['zoom']}>
          <ChipChoice label={texts.zoom} value={zoom} onChange={onZoom} options={ZOOMS} isJoined />
        </div>
      )}
    </DragBoard>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** The release that a key goes to from another one; undefined at the end, and for other keys. */
function nextOf(ids: readonly string[], id: string, key: string): string | undefined {
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  const step = STEPS[key];
  return step === undefined ? undefined : ids[ids.indexOf(id) + step];
}
