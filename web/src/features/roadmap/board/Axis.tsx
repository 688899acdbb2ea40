import { memo } from 'react';
import * as texts from '#shared/texts/roadmap/roadmap.ts';
import { formatPeriod } from '#web/components/text/calendarDay.ts';
import { MONTHS_HEIGHT, type PlacedBar, type RoadmapPlacing } from '../model/placing.ts';
import { axisLabels } from './axisLabels.ts';
import { BarDay, BarEdge } from './BarEdge.tsx';
import { epicWords, fillOf } from './barFill.ts';
import styles from './roadmap.module.css';
import { useShownBar } from './useShownBar.ts';

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
  const { dragged, ...shown } = useShownBar(column, { left: left - (axis?.left ?? 0), width }, axis);
  const editable = building && column.mapName === null && !release.completed;
  if (axis === null) return null;
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
      {dragged !== null && <BarDay dragged={dragged} shown={shown} axisWidth={axis.width} />}
    </div>
  );
});
