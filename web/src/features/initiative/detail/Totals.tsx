import * as initiativesTexts from '#shared/texts/initiatives.ts';
import type { GroupTotals } from '#web/replica/initiative/board.ts';
import { wordsForTotals } from '../model/totals.ts';
import styles from './initiative.module.css';

/** What the epics of a group add up to; says where releases count that the user may not view. */
export function Totals({ totals }: { totals: GroupTotals }) {
  const { epics, hidden: count } = totals;
  if (epics === 0) return null;
  return (
    <p className={styles['totals']} title={count === 0 ? undefined : initiativesTexts.totals.hiddenHelp({ count })}>
      {wordsForTotals(totals)}
    </p>
  );
}
