import { useContext, useId } from 'react';
import type { PrioritySum } from '#shared/model/release/release.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { PrioritiesContext } from '#web/board/selection/boardContext.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { priorityColor } from '#web/components/field/priorityColor.ts';
import styles from '../list/releases.module.css';

const AMOUNTS = ['epics', 'cost', 'size', 'value'] as const;
type Amount = (typeof AMOUNTS)[number];

/** The sums of a release's epics by priority (rule release.13), as numbers and as bars. */
export function SummaryPanel({ sums }: { sums: readonly PrioritySum[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={`${styles['box']} ${styles['panel']}`}>
      <Text as="h3" look="caption" quiet id={titleId} className={styles['label']}>
        {texts.summary}
      </Text>
      {sums.length === 0 ? (
        <Text look="compact" quiet className={styles['none']}>
          {texts.noEpics}
        </Text>
      ) : (
        <div className={styles['amounts']}>
          {AMOUNTS.map((amount) => (
            <AmountSums key={amount} amount={amount} sums={sums} />
          ))}
        </div>
      )}
    </section>
  );
}

function AmountSums({ amount, sums }: { amount: Amount; sums: readonly PrioritySum[] }) {
  const nameId = useId();
  const priorities = useContext(PrioritiesContext);
  const total = sums.reduce((sum, each) => sum + each[amount], 0);
  const rows = sums.map((sum) => {
    const priority = sum.priority === null ? undefined : priorities.get(sum.priority);
    return {
      id: sum.priority ?? '',
      name: sum.priority === null ? texts.noPriority : (priority?.name ?? texts.priority),
      color: priority === undefined ? 'var(--storyd-border-strong)' : priorityColor(priority),
      amount: sum[amount],
      percent: sum[`${amount}Percent`],
    };
  });
  return (
    <div role="group" aria-labelledby={nameId} className={styles['amount']}>
      <div className={styles['sum']}>
        <Text as="h4" look="label" id={nameId}>
          {texts.amounts[amount]}
        </Text>
        <Text as="span" look="label" className={styles['digits']}>
          {total}
        </Text>
      </div>
      <ul className={styles['shares']}>
        {rows.map(({ id, name, color, amount: sum, percent }) => (
          <li key={id}>
            <Text look="compact" className={styles['anywhere']}>
              {name}
            </Text>
            <Text look="compact" quiet className={`${styles['digits']} ${styles['share']}`}>
              {texts.share({ amount: sum, percent })}
            </Text>
            <svg aria-hidden className={styles['track']}>
              <rect width={`${Math.max(0, Math.min(100, percent))}%`} height="100%" style={{ fill: color }} />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}
