import { Link } from 'react-router-dom';
import { pageOfProblems } from '#shared/rules/frame.ts';
import * as texts from '#shared/texts/story_map/overview.ts';
import { paths } from '#web/base/paths.ts';
import { ButtonLink } from '#web/components/controls/Button.tsx';
import controls from '#web/components/controls/controls.module.css';
import { RefreshFailed } from '#web/components/state/RefreshFailed.tsx';
import { useFrame } from '#web/replica/frame/useFrame.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import styles from './overview.module.css';
import { NothingYet, Panel } from './Panel.tsx';
import { UnsolvedSkeleton } from './UnsolvedSkeleton.tsx';

/** The first unsolved problems of the map, and the way to the others (rule map.21). */
export function UnsolvedProblems() {
  const containerId = useContainerId();
  const { frame, error, refetch } = useFrame();
  if (frame === undefined)
    return error === null ? (
      <UnsolvedSkeleton />
    ) : (
      <Panel title={texts.problems} area="problems">
        <RefreshFailed message={error.message} onRetry={() => void refetch()} />
      </Panel>
    );
  const { items, total } = pageOfProblems(frame.problems, { includesSolved: false, page: 1 });
  const all = paths.frame(containerId, 'problem');
  return (
    <Panel
      title={texts.problems}
      area="problems"
      action={
        total === 0 && (
          <ButtonLink to={all} variant="outlined">
            {texts.toProblems}
          </ButtonLink>
        )
      }
    >
      {total === 0 ? (
        <NothingYet title={texts.noProblems} text={texts.noProblemsHelp} />
      ) : (
        <ul aria-label={texts.problems} className={styles['problems']}>
          {items.map(({ id, name }) => (
            <li key={id}>
              <Link to={paths.frame(containerId, 'problem', id)} className={controls['name']} dir="auto">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {total > items.length && (
        <ButtonLink to={all} className={styles['more']}>
          {texts.moreProblems({ count: total - items.length })}
        </ButtonLink>
      )}
    </Panel>
  );
}
