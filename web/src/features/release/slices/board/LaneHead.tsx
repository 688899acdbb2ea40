import { Link } from 'react-router-dom';
import type { Release } from '#shared/model/release/release.ts';
import { isOverCapacity } from '#shared/rules/releaseTotals.ts';
import * as texts from '#shared/texts/story_map/slices.ts';
import { paths } from '#web/base/paths.ts';
import { carriedIn } from '#web/board/moving/moves.ts';
import { EpicProgress } from '#web/components/release/EpicProgress.tsx';
import { formatPeriod } from '#web/components/text/calendarDay.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { ReleaseCapacity } from '../../capacity/ReleaseCapacity.tsx';
import type { Lane } from '../model/board.ts';
import { wordsFor } from '../model/drops.ts';
import { useSliceActions, useSliceUi } from '../slicesContext.ts';
import styles from './slices.module.css';

/**
 * The name of a lane, which links to its release, with its dates and sums. During a drag, the effect of dropping the
 * card there replaces them.
 */
export function LaneHead({ lane: { id, release, totals }, editable }: { lane: Lane; editable: boolean }) {
  const containerId = useContainerId();
  const actions = useSliceActions();
  const words = useSliceUi((ui) => {
    const { item, place: target } = carriedIn(ui) ?? {};
    if (item === undefined) return null;
    const verdict = actions.verdict(item, { lane: id, copies: target?.copies ?? false });
    return verdict.does === 'refused' || target?.lane === id ? wordsFor(actions.board, verdict) : null;
  });
  const { whats, epics, size } = totals;
  // Narrow screens have room for two facts only.
  const isFull = release !== undefined && epics > 0 && release.start + release.end > 0;
  const isOver = isOverCapacity(size, release?.capacity ?? null);
  return (
    <header className={styles['laneHead']}>
      <div className={styles['laneInfo']}>
        <h2 className={styles['laneName']}>
          {release === undefined ? (
            texts.none
          ) : (
            <Link to={paths.release(containerId, id)} title={release.name} dir="auto" draggable={false}>
              {release.name}
            </Link>
          )}
        </h2>
        {words !== null ? (
          <span className={styles['words']}>{words}</span>
        ) : (
          <>
            {release !== undefined && <Period release={release} isSpare={isOver} />}
            <span className={styles['fact']} data-spare={isFull || isOver || undefined}>
              {texts.whats({ count: whats })}
            </span>
            {epics > 0 && (
              <span className={styles['fact']}>
                <EpicProgress totals={totals} barClassName={styles['progress']} />
              </span>
            )}
            {release !== undefined && (
              <span
                className={styles['fact']}
                data-spare={release.capacity === null || (isFull && !isOver) || undefined}
              >
                <ReleaseCapacity release={release} size={size} locked={!editable} />
              </span>
            )}
          </>
        )}
      </div>
    </header>
  );
}

/** The start and end of a release, as far as set. */
function Period({ release, isSpare }: { release: Release; isSpare: boolean }) {
  const period = formatPeriod(release);
  return period === null ? null : (
    <span className={styles['fact']} data-spare={isSpare || undefined}>
      {period}
    </span>
  );
}
