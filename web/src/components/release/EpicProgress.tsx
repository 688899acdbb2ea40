import type { EpicTotals } from '#shared/model/initiative/initiative.ts';
import * as texts from '#shared/texts/release/releases.ts';
import styles from './epicProgress.module.css';

type Props = {
  totals: Pick<EpicTotals, 'epics' | 'done' | 'doing'>;
  /** Where a view leaves the bar out, or makes it longer. */
  barClassName?: string | undefined;
};

/**
 * How far the epics of a release or an Activity are: a bar of those that are done and those that are started, with the
 * number of done ones. Says so when there are none.
 */
export function EpicProgress({ totals: { epics, done, doing }, barClassName }: Props) {
  if (epics === 0) return <span className={styles['none']}>{texts.noEpicsYet}</span>;
  return (
    <span className={styles['progress']} title={doing > 0 ? texts.epicsDoing({ count: doing }) : undefined}>
      <span className={`${styles['bar']} ${barClassName ?? ''}`} aria-hidden="true">
        <span style={{ width: percent(done, epics) }} />
        <span data-doing style={{ width: percent(doing, epics) }} />
      </span>
      {texts.epicsDone({ done, count: epics })}
    </span>
  );
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
