import { useState } from 'react';
import type { EpicTotals } from '#shared/model/initiative/initiative.ts';
import type { Release } from '#shared/model/release/release.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { pageHeading } from '#web/components/focus/pageStart.ts';
import { CompletedBadge } from '#web/components/release/CompletedBadge.tsx';
import { EpicProgress } from '#web/components/release/EpicProgress.tsx';
import { formatPeriod } from '#web/components/text/calendarDay.ts';
import { useMayEdit } from '#web/replica/story_map/useMap.ts';
import styles from '../list/releases.module.css';
import type { Manage } from '../model/manage.ts';
import { DeleteRelease } from './DeleteRelease.tsx';
import { ReleaseMenu } from './ReleaseMenu.tsx';

const PeriodDialog = lazyDialog(() => import('../dialogs/PeriodDialog.tsx').then((file) => file.PeriodDialog));

type Props = {
  release: Release;
  /** What its epics add up to. */
  totals: EpicTotals;
  /** Undefined while the release is read-only. */
  onManage: Manage | undefined;
  onDeleted: () => void;
};

/** The name of a release, its period, how far its epics are, its state, and its actions. */
export function ReleaseHead({ release, totals, onManage, onDeleted }: Props) {
  const mayEdit = useMayEdit();
  const [isDating, setDating] = useState(false);
  const { name } = release;
  const period = formatPeriod(release) ?? texts.noPeriod;
  return (
    <div className={styles['title']}>
      <div className={styles['titleText']}>
        <div className={styles['titleLine']}>
          <Text as="h2" look="title" {...pageHeading} className={styles['anywhere']}>
            {name}
          </Text>
          {release.completed && <CompletedBadge />}
        </div>
        <div className={styles['periodLine']}>
          {onManage === undefined ? (
            <span>{period}</span>
          ) : (
            <Button plain aria-label={texts.editPeriodNamed({ name })} onClick={() => setDating(true)}>
              {period}
            </Button>
          )}
          <EpicProgress totals={totals} />
        </div>
      </div>
      {mayEdit && (
        <>
          <DeleteRelease release={release} onDeleted={onDeleted} />
          <ReleaseMenu release={release} onManage={onManage} />
          <PeriodDialog release={release} open={isDating} onClose={() => setDating(false)} />
        </>
      )}
    </div>
  );
}
