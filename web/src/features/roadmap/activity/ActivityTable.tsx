import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { placeOn, type TimeAxis } from '#shared/rules/roadmap/timeAxis.ts';
import * as texts from '#shared/texts/roadmap/activityRoadmap.ts';
import * as roadmapTypeTexts from '#shared/texts/roadmap/roadmapTypes.ts';
import { paths } from '#web/base/paths.ts';
import visuallyHidden from '#web/components/focus/visuallyHidden.module.css';
import { useContainerId, useHead } from '#web/replica/story_map/useMap.ts';
import { axisLabels } from '../board/axisLabels.ts';
import styles from './activityRoadmap.module.css';
import { MaturityBand } from './MaturityBand.tsx';
import { ReleaseLink } from './ReleaseLink.tsx';
import { type ActivityBar, type ActivityRow, LABEL_WIDTH, leastWidth } from './rows.ts';

export type TableProps = {
  rows: readonly ActivityRow[];
  axis: TimeAxis;
  hasFuture: boolean;
  /** In milliseconds. */
  today: number;
};

/** The selected Activities with their maturity, and their releases over time. */
export function ActivityTable({ rows, axis, hasFuture, today }: TableProps) {
  const name = useHead((head) => head.name);
  const title = texts.board({ name });
  const marked = today >= axis.start && today < axis.end ? placeOn(axis, today) : null;
  return (
    <div className={styles['scroller']} role="region" aria-label={title}>
      <table className={styles['table']} style={{ '--lines': linesOf(axis, marked) } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col" className={styles['name']}>
              {texts.activity}
            </th>
            <th scope="col" className={styles['maturity']}>
              {texts.current}
            </th>
            {hasFuture && (
              <th scope="col" className={styles['maturity']}>
                {texts.future}
              </th>
            )}
            <th scope="col" className={styles['time']} style={{ minWidth: leastWidth(axis) }}>
              <span className={visuallyHidden['text']}>{texts.releases}</span>
              <Months axis={axis} />
              {marked !== null && (
                <span className={styles['today']} style={{ left: percent(marked) }}>
                  {roadmapTypeTexts.today}
                </span>
              )}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} hasFuture={hasFuture} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The names of the groups of months. */
function Months({ axis }: { axis: TimeAxis }) {
  const width = leastWidth(axis);
  const groups = axis.groups.map(({ at, end }) => {
    const [left, right] = [placeOn(axis, at), placeOn(axis, end)];
    return { at, end, left: left * width, width: (right - left) * width };
  });
  return axisLabels(groups).map((label) => (
    <span
      key={label.left}
      className={styles['month']}
      style={{ left: percent(label.left / width), width: percent(label.width / width) }}
    >
      {label.text}
    </span>
  ));
}

function Row({ row, hasFuture }: { row: ActivityRow; hasFuture: boolean }) {
  return (
    <tr>
      <th scope="row" className={styles['name']}>
        <ActivityName row={row} />
      </th>
      <td className={styles['maturity']}>
        <MaturityBand average={row.current} />
      </td>
      {hasFuture && (
        <td className={styles['maturity']}>
          <MaturityBand average={row.future} />
        </td>
      )}
      <td className={styles['time']} style={{ height: row.lanes * LANE + 2 * PAD }}>
        {row.bars.length === 0 ? (
          <span className={styles['nothing']}>{texts.noReleases}</span>
        ) : (
          <ul>
            {row.bars.map((bar) => (
              <Bar key={bar.release.id} bar={bar} />
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}

/** The text of an Activity, which leads to it on the map, and the one above it. */
export function ActivityName({ row: { id, name, parent } }: { row: ActivityRow }) {
  const containerId = useContainerId();
  if (name === null) return <span className={styles['unknown']}>{texts.unknown}</span>;
  return (
    <>
      <Link to={paths.mapActivity(containerId, id)} dir="auto">
        {name}
      </Link>
      {parent !== null && <span className={styles['parent']}>{texts.under({ name: parent })}</span>}
    </>
  );
}

/** The height of a lane and the space around lanes, in px. */
const LANE = 28;
const PAD = 8;

/** A release: its time as a bar, and its name on it, which may go beyond a short one. */
function Bar({ bar: { release, left, width, lane } }: { bar: ActivityBar }) {
  const top = PAD + lane * LANE;
  return (
    <li>
      <span
        className={styles['bar']}
        data-done={release.completed || undefined}
        data-other={release.mapName !== null || undefined}
        style={{ top, left: percent(left), width: percent(width) }}
      />
      <ReleaseLink
        release={release}
        style={{
          top,
          left: `min(${percent(left)}, calc(100% - ${LABEL_WIDTH}px))`,
          maxWidth: `max(${percent(width)}, ${LABEL_WIDTH}px)`,
        }}
      />
    </li>
  );
}

const percent = (part: number): string => `${Math.round(part * 1e5) / 1e3}%`;

/** The lines between months, and that of today, as the background of all cells of the axis. */
function linesOf(axis: TimeAxis, today: number | null): string {
  const line = (part: number, color: string, width: number) =>
    `linear-gradient(${color}, ${color}) ${percent(part)} 0 / ${width}px 100% no-repeat`;
  const months = axis.groups.slice(1).map(({ at }) => line(placeOn(axis, at), 'var(--storyd-border)', 1));
  return [...(today === null ? [] : [line(today, 'var(--storyd-danger)', 2)]), ...months].join(', ') || 'none';
}
