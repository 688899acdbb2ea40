import { Link } from 'react-router-dom';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import * as texts from '#shared/texts/roadmap/roadmap.ts';
import { paths } from '#web/base/paths.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { completed } from '#web/components/controls/pageIcons.ts';
import { formatPeriod } from '#web/components/text/calendarDay.ts';
import type { Column } from '../model/board.ts';
import { NAME_WIDTH, type PlacedColumn, type RoadmapPlacing } from '../model/placing.ts';
import { Axis } from './Axis.tsx';
import styles from './roadmap.module.css';

type Props = {
  placing: RoadmapPlacing;
  columns: readonly PlacedColumn[];
  building: boolean;
  onDates: (column: Column) => void;
};

/** What stays in view above the rows: the time axis, and the names and dates of the releases. */
export function Heads({ placing, columns, building, onDates }: Props) {
  const { headHeight, axisHeight, undated } = placing;
  return (
    <div className={styles['heads']} style={{ height: headHeight }}>
      <div className={styles['corner']} style={{ width: NAME_WIDTH, height: headHeight }}>
        {texts.activities}
      </div>
      <Axis placing={placing} building={building} />
      {undated !== null && (
        <div className={styles['undated']} style={{ left: undated, height: axisHeight || undefined }}>
          {axisHeight > 0 && texts.undated}
        </div>
      )}
      {columns.map(({ column, left, width }) => (
        <ColumnHead
          key={column.id}
          column={column}
          style={{ left, width, top: axisHeight }}
          onDates={building ? onDates : undefined}
        />
      ))}
    </div>
  );
}

type HeadProps = {
  column: Column;
  style?: { left: number; width: number; top: number };
  /** Undefined where dates cannot be edited. */
  onDates: ((column: Column) => void) | undefined;
};

/** The name of a release, which links to it, and its dates. */
function ColumnHead({ column, style, onDates }: HeadProps) {
  const { release, containerId, mapName } = column;
  const period = formatPeriod(release);
  return (
    <div className={styles['columnHead']} style={style}>
      <div className={styles['columnName']}>
        {release.completed && (
          <span role="img" aria-label={releaseTexts.completed} title={releaseTexts.completed}>
            <Icon path={completed} small />
          </span>
        )}
        <Link to={paths.release(containerId, release.id)} title={release.name} dir="auto" draggable={false}>
          {release.name}
        </Link>
      </div>
      <div className={styles['columnFacts']}>
        {onDates !== undefined && mapName === null ? (
          <button
            type="button"
            className={styles['dates']}
            aria-label={texts.editDates({ name: release.name })}
            onClick={() => onDates(column)}
          >
            {period ?? texts.setDates}
          </button>
        ) : (
          <span>{period ?? texts.undated}</span>
        )}
        {mapName !== null && (
          <span className={styles['mapName']} title={mapName}>
            {texts.ofMap({ map: mapName })}
          </span>
        )}
      </div>
    </div>
  );
}
