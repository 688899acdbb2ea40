import { Link } from 'react-router-dom';
import type { UsingMap, UsingRelease } from '#shared/model/frame.ts';
import * as texts from '#shared/texts/frame.ts';
import { paths } from '#web/base/paths.ts';
import controls from '#web/components/controls/controls.module.css';
import { Text } from '#web/components/controls/Text.tsx';
import { CompletedBadge } from '#web/components/release/CompletedBadge.tsx';
import { EmptyLine } from '#web/components/state/EmptyLine.tsx';
import { formatPeriod } from '#web/components/text/calendarDay.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import styles from '../list/frame.module.css';
import { FramePanel } from './FramePanel.tsx';

type Props = {
  maps: readonly UsingMap[];
  releases: readonly UsingRelease[];
  /** What to say without releases. */
  none: string;
};

/** The releases with an objective or problem, and the other story maps that use it, as far as users may see them. */
export function FrameUses({ maps, releases, none }: Props) {
  const containerId = useContainerId();
  const others = maps.filter(({ id }) => id !== containerId);
  const nameOf = (id: string) => others.find((map) => map.id === id)?.name;
  return (
    <div className={styles['column']}>
      <FramePanel title={texts.releases}>
        {releases.length === 0 ? (
          <EmptyLine text={none} />
        ) : (
          <ul aria-label={texts.releases} className={styles['links']}>
            {releases.map((release) => (
              <li key={release.id}>
                <div className={styles['use']}>
                  <Link to={paths.release(release.containerId, release.id)} className={controls['name']} dir="auto">
                    {release.name}
                  </Link>
                  {release.completed && <CompletedBadge />}
                </div>
                <UseDetail period={formatPeriod(release)} map={nameOf(release.containerId)} />
              </li>
            ))}
          </ul>
        )}
      </FramePanel>
      {others.length > 0 && (
        <FramePanel title={texts.maps}>
          <ul aria-label={texts.maps} className={styles['links']}>
            {others.map(({ id, name }) => (
              <li key={id}>
                <Link to={paths.storyMap(id, 'frame')} className={controls['name']} dir="auto">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </FramePanel>
      )}
    </div>
  );
}

/** The period of a release, and its story map if that is another one. */
function UseDetail({ period, map }: { period: string | null; map: string | undefined }) {
  const parts = [period, map === undefined ? null : texts.ofMap({ map })].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return (
    <Text look="caption" quiet>
      {parts.join(' · ')}
    </Text>
  );
}
