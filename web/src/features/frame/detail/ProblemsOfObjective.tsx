import { Link } from 'react-router-dom';
import type { CallOutput } from '#shared/contract/registry.ts';
import * as texts from '#shared/texts/frame.ts';
import { paths } from '#web/base/paths.ts';
import controls from '#web/components/controls/controls.module.css';
import { Text } from '#web/components/controls/Text.tsx';
import { EmptyLine } from '#web/components/state/EmptyLine.tsx';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import styles from '../list/frame.module.css';
import { FramePanel } from './FramePanel.tsx';

type Props = { problems: CallOutput<'get_objective'>['problems'] };

/** The problems that an objective belongs to (rule objective.14). Those on this map lead to their pages. */
export function ProblemsOfObjective({ problems }: Props) {
  const containerId = useContainerId();
  return (
    <FramePanel title={texts.problem.title}>
      {problems.length === 0 ? (
        <EmptyLine text={texts.noProblemsOfObjective} />
      ) : (
        <ul aria-label={texts.problem.title} className={styles['list']}>
          {problems.map(({ id, name, solved, isOnMap }) => (
            <li key={id}>
              {isOnMap ? (
                <Link to={paths.frame(containerId, 'problem', id)} className={controls['name']} dir="auto">
                  {name}
                </Link>
              ) : (
                <Text as="span" dir="auto">
                  {name}
                </Text>
              )}{' '}
              <Text as="span" look="caption" quiet>
                {[...(solved ? [texts.solved] : []), ...(isOnMap ? [] : [texts.elsewhere])].join(' · ')}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </FramePanel>
  );
}
