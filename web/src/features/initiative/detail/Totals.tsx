import * as initiativesTexts from '#shared/texts/initiatives.ts';
import type { GroupTotals } from '#web/replica/initiative/board.ts';
import { wordsForTotals } from '../model/totals.ts';
import styles from './initiative.module.css';

const texts = initiativesTexts.totals;

/** What the epics of a group add up to; says where some count that are in none of its cells. */
export function Totals({ totals }: { totals: GroupTotals }) {
  const { epics, hidden, elsewhere } = totals;
  if (epics === 0) return null;
  const help = [
    ...(elsewhere === 0 ? [] : [texts.elsewhereHelp({ count: elsewhere })]),
    ...(hidden === 0 ? [] : [texts.hiddenHelp({ count: hidden })]),
  ].join('. ');
  return (
    <p className={styles['totals']} title={help === '' ? undefined : help}>
      {wordsForTotals(totals)}
    </p>
  );
}
