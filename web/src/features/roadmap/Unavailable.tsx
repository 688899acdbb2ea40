import { releaseDoesNotExist } from '#shared/errors.ts';
import type { ReleaseRef } from '#shared/model/roadmap.ts';
import * as texts from '#shared/texts/roadmap/roadmap.ts';
import styles from './roadmapPage.module.css';

/** An additional release that cannot be shown. */
export type UnavailableRelease = ReleaseRef & { error: 'missing' | 'permission-denied' };

/** Why an additional release is not shown. */
export const reasonOf = ({ error }: UnavailableRelease): string =>
  error === 'missing' ? releaseDoesNotExist.message : texts.filter.denied;

/** Says above the roadmap which of its additional releases it lacks: they have no column (rule roadmap.2). */
export function Unavailable({ releases }: { releases: readonly UnavailableRelease[] }) {
  if (releases.length === 0) return null;
  const counts = new Map<string, number>();
  for (const release of releases) counts.set(reasonOf(release), (counts.get(reasonOf(release)) ?? 0) + 1);
  return (
    <p role="status" className={styles['unavailable']}>
      {[...counts].map(([reason, count]) => (
        <span key={reason}>{count === 1 ? reason : texts.notShown({ reason, count })}</span>
      ))}
    </p>
  );
}
