import { type CSSProperties, type KeyboardEvent, memo, useState } from 'react';
import type { EpicTotals } from '#shared/model/initiative/initiative.ts';
import { DAY_MS } from '#shared/rules/roadmap/timeAxis.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import * as texts from '#shared/texts/roadmap/roadmap.ts';
import { formatCalendarDay, formatPeriod } from '#web/components/text/calendarDay.ts';
import { MONTHS_HEIGHT, type PlacedBar, type RoadmapPlacing } from '../model/placing.ts';
import { useRoadmapActions, useRoadmapUi } from '../roadmapContext.ts';
import { axisLabels } from './axisLabels.ts';
import styles from './roadmap.module.css';

/** The time axis: months, today, and a bar for each dated release. */
export function Axis({ placing, building }: { placing: RoadmapPlacing; building: boolean }) {
  const { axis, groups, bars, today, axisHeight } = placing;
  if (axis === null) return null;
  const labels = axisLabels(groups);
  return (
    <div className={styles['axis']} style={{ left: axis.left, width: axis.width, height: axisHeight }}>
      {groups.map(({ at, left, width }) => {
        // No line runs through the name of an earlier month.
        const top = labels.some((label) => label.left === left) ? 0 : MONTHS_HEIGHT;
        return (
          <div
            key={at}
            className={styles['month']}
            style={{ left: left - axis.left, top, width, height: axisHeight - top }}
          />
        );
      })}
      {labels.map(({ text, left }) => (
        <span key={left} className={styles['monthName']} style={{ left: left - axis.left }}>
          {text}
        </span>
      ))}
      {today !== null && (
        <div className={styles['today']} style={{ left: today - axis.left }}>
          <span>{texts.today}</span>
        </div>
      )}
      {bars.map((bar) => (
        <Bar key={bar.column.id} bar={bar} placing={placing} building={building} />
      ))}
    </div>
  );
}

const LABELLED = 16;

/** A release on the time axis. While it is built, its edges can be dragged, or moved by arrow keys. */
const Bar = memo(function Bar({
  bar: { column, left, width, top, height },
  placing: { axis },
  building,
}: {
  bar: PlacedBar;
  placing: RoadmapPlacing;
  building: boolean;
}) {
  const { release, totals } = column;
  const dragged = useRoadmapUi(({ edge }) => (edge?.item.column === column.id ? edge : null));
  const editable = building && column.mapName === null && !release.completed;
  if (axis === null) return null;
  const pxPerMs = axis.width / (axis.end - axis.start);
  const at = dragged?.landing?.target.at;
  const shown = { left: left - axis.left, width };
  if (at !== undefined && dragged?.item.side === 'start') {
    const start = (at - axis.start) * pxPerMs;
    shown.width = Math.max(4, shown.left + shown.width - start);
    shown.left = start;
  } else if (at !== undefined) shown.width = Math.max(4, (at + DAY_MS - axis.start) * pxPerMs - shown.left);
  const isStart = dragged?.item.side === 'start';
  // The day of a dragged edge stands at it, and moves along it towards the ends of the axis, so as to stay on it.
  const along = (isStart ? shown.left : shown.left + shown.width) / axis.width;
  return (
    <div
      className={styles['bar']}
      style={{ ...shown, ...fillOf(totals), top, height }}
      title={[release.name, formatPeriod(release), ...epicWords(totals)].filter(Boolean).join(' · ')}
      data-done={release.completed || undefined}
      data-other={column.mapName !== null || undefined}
      data-moving={dragged !== null || undefined}
      data-refused={typeof dragged?.landing?.refusal === 'string' || undefined}
    >
      {height >= LABELLED && width >= 40 && <span className={styles['barName']}>{release.name}</span>}
      {editable && (['start', 'end'] as const).map((side) => <BarEdge key={side} column={column.id} side={side} />)}
      {dragged !== null && at !== undefined && (
        <span
          className={styles['barDay']}
          style={{ left: isStart ? 0 : '100%', translate: `${-100 * along}%` }}
          role="status"
        >
          {dragged.landing?.refusal ?? formatCalendarDay(at)}
        </span>
      )}
    </div>
  );
});

/** How far a bar is filled: by its done epics, then by those that are started. */
function fillOf({ epics, done, doing }: EpicTotals): CSSProperties {
  if (epics === 0) return {};
  const percent = (count: number) => `${(count / epics) * 100}%`;
  return { '--done': percent(done), '--doing': percent(done + doing) } as CSSProperties;
}

/** How far the epics of a release are, in words. */
const epicWords = ({ epics, done, doing }: EpicTotals): string[] => [
  ...(epics > 0 ? [releaseTexts.epicsDone({ done, count: epics })] : []),
  ...(doing > 0 ? [releaseTexts.epicsDoing({ count: doing })] : []),
];

/** An edge of a release: a slider by days. The date is saved with Enter, or when the focus leaves. */
function BarEdge({ column: id, side }: { column: string; side: 'start' | 'end' }) {
  const actions = useRoadmapActions();
  const release = actions.column(id)?.release;
  const [draft, setDraft] = useState<number | null>(null);
  if (release === undefined) return null;
  const saved = release[side] || release.start || release.end;
  const at = draft ?? saved;
  const name = (side === 'start' ? texts.startOf : texts.endOf)({ name: release.name });
  const show = (day: number | null) => {
    setDraft(day);
    const edge = { column: id, side };
    const refusal = day === null ? null : (actions.edgeRefusal(edge, day) ?? null);
    actions.ui.set({
      edge: day === null ? null : { item: edge, landing: { target: { at: day }, line: null, refusal } },
    });
  };
  const save = () => {
    if (draft === null) return;
    const refusal = actions.edgeRefusal({ column: id, side }, draft);
    show(null);
    if (refusal !== undefined) actions.refuse(refusal);
    else actions.setEdge({ column: id, side }, draft);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const days = STEPS[event.key];
    if (days !== undefined) show(at + days * DAY_MS);
    else if (event.key === 'Enter' || event.key === ' ') save();
    else if (event.key === 'Escape' && draft !== null) show(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type="button"
      role="slider"
      className={styles['edge']}
      aria-label={name}
      aria-valuenow={Math.round(at / DAY_MS)}
      aria-valuetext={formatCalendarDay(at)}
      data-edge={side}
      data-column={id}
      onKeyDown={onKeyDown}
      onBlur={save}
    />
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
};
