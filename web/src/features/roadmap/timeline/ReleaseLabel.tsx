import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import * as texts from '#shared/texts/roadmap/roadmap.ts';
import { paths } from '#web/base/paths.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { completed } from '#web/components/controls/pageIcons.ts';
import { formatPeriod } from '#web/components/text/calendarDay.ts';
import type { Column } from '../model/board.ts';
import styles from './timeline.module.css';

/** How keys go from release to release. */
export type Walk = {
  /** The release that Tab reaches. */
  reached: string | undefined;
  onFocus: (id: string) => void;
  onKeyDown: (id: string, event: KeyboardEvent) => void;
};

type Props = {
  column: Column;
  /** What else is said of it on hover. */
  facts?: readonly string[];
  building: boolean;
  walk: Walk;
  onDates: (column: Column) => void;
};

/** The name of a release, which leads to its page, and its dates, which are edited while the roadmap is built. */
export function ReleaseLabel({ column, facts = [], building, walk, onDates }: Props) {
  const { release, mapName, containerId } = column;
  const period = formatPeriod(release);
  const map = mapName === null ? [] : [texts.ofMap({ map: mapName })];
  const done = release.completed ? [releaseTexts.completed] : [];
  return (
    <>
      {release.completed && (
        <span className={styles['done']}>
          <Icon path={completed} small />
        </span>
      )}
      <Link
        to={paths.release(containerId, release.id)}
        className={styles['name']}
        aria-label={[release.name, period ?? texts.undated, ...done, ...facts, ...map].join(', ')}
        title={[release.name, period ?? texts.undated, ...done, ...facts, ...map].join(' · ')}
        tabIndex={release.id === walk.reached ? 0 : -1}
        onFocus={() => walk.onFocus(release.id)}
        onKeyDown={(event) => walk.onKeyDown(release.id, event)}
        data-release={release.id}
        draggable={false}
        dir="auto"
      >
        {release.name}
      </Link>
      {building && mapName === null ? (
        <button
          type="button"
          className={styles['dates']}
          aria-label={texts.editDates({ name: release.name })}
          onClick={() => onDates(column)}
        >
          {period ?? texts.setDates}
        </button>
      ) : (
        period !== null && <span className={styles['period']}>{period}</span>
      )}
      {mapName !== null && <span className={styles['period']}>{map}</span>}
    </>
  );
}
