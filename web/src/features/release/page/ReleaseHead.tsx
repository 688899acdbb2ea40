import type { Release } from '#shared/model/release/release.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { pageHeading } from '#web/components/focus/pageStart.ts';
import { CompletedBadge } from '#web/components/release/CompletedBadge.tsx';
import { formatPeriod } from '#web/components/text/calendarDay.ts';
import { useMayEdit } from '#web/replica/story_map/useMap.ts';
import styles from '../list/releases.module.css';
import type { Manage } from '../model/manage.ts';
import { DeleteRelease } from './DeleteRelease.tsx';
import { ReleaseMenu } from './ReleaseMenu.tsx';

type Props = {
  release: Release;
  /** Undefined while the release is read-only. */
  onManage: Manage | undefined;
  onDeleted: () => void;
};

/** The name of a release, its period, its state, and its actions. */
export function ReleaseHead({ release, onManage, onDeleted }: Props) {
  const mayEdit = useMayEdit();
  const period = formatPeriod(release) ?? texts.noPeriod;
  return (
    <div className={styles['title']}>
      <div className={styles['titleText']}>
        <div className={styles['titleLine']}>
          <Text as="h2" look="title" {...pageHeading} className={styles['anywhere']}>
            {release.name}
          </Text>
          {release.completed && <CompletedBadge />}
        </div>
        <Text look="compact" quiet className={`${styles['periodLine']} ${styles['digits']}`}>
          {period}
        </Text>
      </div>
      {mayEdit && (
        <>
          <DeleteRelease release={release} onDeleted={onDeleted} />
          <ReleaseMenu release={release} onManage={onManage} />
        </>
      )}
    </div>
  );
}
