import { BarDay, BarEdge } from '../board/BarEdge.tsx';
import { epicWords, fillOf } from '../board/barFill.ts';
import { useShownBar } from '../board/useShownBar.ts';
import type { Column } from '../model/board.ts';
import type { PlacedAxis } from '../model/placing.ts';
import type { TimelineRow } from '../model/timeline.ts';
import { ReleaseLabel, type Walk } from './ReleaseLabel.tsx';
import styles from './timeline.module.css';

type Props = {
  row: TimelineRow;
  axis: PlacedAxis;
  building: boolean;
  walk: Walk;
  onDates: (column: Column) => void;
};

/** A dated release on the timeline: a bar over its days, or the diamond of a single day, with its name and dates. */
export function TimelineItem({ row, axis, building, walk, onDates }: Props) {
  const { column, isMilestone, side, labelWidth } = row;
  const { release, totals } = column;
  const { dragged, ...onAxis } = useShownBar(column, { left: row.left - axis.left, width: row.width }, axis);
  const editable = building && column.mapName === null && !release.completed && !isMilestone;
  const label = (
    <ReleaseLabel column={column} facts={epicWords(totals)} building={building} walk={walk} onDates={onDates} />
  );
  return (
    <li className={styles['row']}>
      <div
        className={styles['item']}
        style={{ left: axis.left + onAxis.left, width: onAxis.width }}
        data-side={side}
        data-milestone={isMilestone || undefined}
      >
        <div
          className={styles[isMilestone ? 'diamond' : 'bar']}
          style={fillOf(totals)}
          data-done={release.completed || undefined}
          data-other={column.mapName !== null || undefined}
          data-refused={typeof dragged?.landing?.refusal === 'string' || undefined}
        />
        <div className={styles['label']} style={side === 'inside' ? undefined : { maxWidth: labelWidth }}>
          {label}
        </div>
        {editable && (['start', 'end'] as const).map((edge) => <BarEdge key={edge} column={column.id} side={edge} />)}
        {dragged !== null && <BarDay dragged={dragged} shown={onAxis} axisWidth={axis.width} />}
      </div>
    </li>
  );
}
