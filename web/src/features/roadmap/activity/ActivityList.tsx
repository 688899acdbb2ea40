import * as texts from '#shared/texts/roadmap/activityRoadmap.ts';
import { useHead } from '#web/replica/story_map/useMap.ts';
import styles from './activityRoadmap.module.css';
import { ActivityName, type TableProps } from './ActivityTable.tsx';
import { MaturityBand } from './MaturityBand.tsx';
import { factsOf, ReleaseLink } from './ReleaseLink.tsx';

/** The activity roadmap on narrow screens: each Activity with its maturity and its releases in order. */
export function ActivityList({ rows, hasFuture }: Pick<TableProps, 'rows' | 'hasFuture'>) {
  const name = useHead((head) => head.name);
  return (
    <div className={styles['list']} role="region" aria-label={texts.board({ name })}>
      {rows.map((row) => (
        <section key={row.id}>
          <h2>
            <ActivityName row={row} />
          </h2>
          <dl>
            <div>
              <dt>{texts.current}</dt>
              <dd>
                <MaturityBand average={row.current} />
              </dd>
            </div>
            {hasFuture && (
              <div>
                <dt>{texts.future}</dt>
                <dd>
                  <MaturityBand average={row.future} />
                </dd>
              </div>
            )}
          </dl>
          {row.bars.length === 0 ? (
            <p>{texts.noReleases}</p>
          ) : (
            <ul>
              {row.bars.map(({ release }) => (
                <li key={release.id}>
                  <ReleaseLink release={release} />
                  <span className={styles['facts']}>{factsOf(release).join(' · ')}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
