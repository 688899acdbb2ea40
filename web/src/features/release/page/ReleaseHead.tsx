import { useState } from 'react';
import type { EpicTotals } from '#shared/model/initiative/initiative.ts';
import type { Release } from '#shared/model/release/release.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { CompletedBadge } from '#web/components/release/CompletedBadge.tsx';
import { EpicProgress } from '#web/components/release/EpicProgress.tsx';
import { useMayEdit } from '#web/replica/story_map/useMap.ts';
import { ReleaseCapacity } from '../capacity/ReleaseCapacity.tsx';
import styles from '../list/releases.module.css';
import type { Manage } from '../model/manage.ts';
import { DeleteRelease } from './DeleteRelease.tsx';
import { ExportReleaseDialog } from './exportDialog.ts';
import { ReleaseDates } from './ReleaseDates.tsx';
import { ReleaseMenu } from './ReleaseMenu.tsx';
import { ReleaseName } from './ReleaseName.tsx';

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
  const [isExporting, setExporting] = useState(false);
  const locked = onManage === undefined;
  return (
    <div className={styles['title']}>
      <div className={styles['titleText']}>
        <div className={styles['titleLine']}>
          <ReleaseName release={release} locked={locked} />
          {release.completed && <CompletedBadge />}
        </div>
        <div className={styles['periodLine']}>
          <ReleaseDates release={release} locked={locked} />
          <EpicProgress totals={totals} />
          <ReleaseCapacity release={release} size={totals.size} locked={locked} />
        </div>
      </div>
      {mayEdit && (
        <div className={styles['acts']}>
          {!locked && totals.epics > 0 && (
            <>
              <Button onClick={() => setExporting(true)}>{texts.menu.export}</Button>
              <ExportReleaseDialog open={isExporting} release={release} onClose={() => setExporting(false)} />
            </>
          )}
          <DeleteRelease release={release} onDeleted={onDeleted} />
          <ReleaseMenu release={release} onManage={onManage} />
        </div>
      )}
    </div>
  );
}
