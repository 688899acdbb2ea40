import { Link } from 'react-router-dom';
import * as texts from '#shared/texts/initiatives.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import { paths } from '#web/base/paths.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { warning } from '#web/components/controls/icons.ts';
import { completed, lock } from '#web/components/controls/pageIcons.ts';
import { formatPeriod } from '#web/components/text/calendarDay.ts';
import type { BoardGroup, GroupedRelease } from '#web/replica/initiative/board.ts';
import { type Failure, failuresOf, wordsForFailure } from '../model/failures.ts';
import styles from './initiative.module.css';

/**
 * The releases of a group, which stand for its name while it has none. Those that the user may not view, or that are
 * gone, only say so, all in one line (rule initiative.5).
 */
export function GroupReleases({ name, releases }: Pick<BoardGroup, 'name' | 'releases'>) {
  return (
    <ul className={styles['releases']} data-named={name !== null || undefined}>
      {releases.map((grouped) =>
        grouped.error === null ? (
          <li key={grouped.id}>
            <Viewed {...grouped} />
          </li>
        ) : null,
      )}
      {failuresOf(releases).map((failure) => (
        <li key={failure.error}>
          <Failed {...failure} />
        </li>
      ))}
    </ul>
  );
}

function Viewed({ containerId, release, mapName }: Extract<GroupedRelease, { error: null }>) {
  return (
    <>
      <Link to={paths.release(containerId, release.id)} dir="auto" title={release.name} className={styles['release']}>
        {release.name}
        {release.completed && (
          <span role="img" aria-label={releaseTexts.completed} title={releaseTexts.completed}>
            <Icon path={completed} small />
          </span>
        )}
      </Link>
      <span className={styles['facts']}>
        {formatPeriod(release) ?? texts.undated} · {texts.ofMap({ map: mapName })}
      </span>
    </>
  );
}

function Failed(failure: Failure) {
  const { error } = failure;
  if (error === 'loading') return <span className={styles['facts']}>{wordsForFailure(failure)}</span>;
  return (
    <span className={styles['failed']}>
      <Icon path={error === 'missing' ? warning : lock} small />
      {wordsForFailure(failure)}
    </span>
  );
}
