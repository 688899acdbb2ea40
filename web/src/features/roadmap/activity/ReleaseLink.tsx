import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import * as texts from '#shared/texts/roadmap/activityRoadmap.ts';
import { paths } from '#web/base/paths.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { completed } from '#web/components/controls/pageIcons.ts';
import { formatPeriod } from '#web/components/text/calendarDay.ts';
import styles from './activityRoadmap.module.css';
import type { HoldingRelease } from './rows.ts';

/** All that is said of a release beside its name. */
export const factsOf = (release: HoldingRelease): string[] => [
  formatPeriod(release) ?? '',
  ...(release.completed ? [texts.completed] : []),
  ...(release.mapName === null ? [] : [texts.ofMap({ map: release.mapName })]),
];

/** The name of a release, which leads to its page. */
export function ReleaseLink({ release, style }: { release: HoldingRelease; style?: CSSProperties }) {
  const about = [release.name, ...factsOf(release)].join(', ');
  return (
    <Link
      to={paths.release(release.containerId, release.id)}
      className={styles['label']}
      style={style}
      aria-label={about}
      title={about}
      dir="auto"
    >
      {release.completed && <Icon path={completed} small />}
      <span>{release.name}</span>
    </Link>
  );
}
