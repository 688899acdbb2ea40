import type { ReactNode } from 'react';
import type { Benefit } from '#shared/model/frame.ts';
import * as texts from '#shared/texts/frame.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { formatPeriod } from '../text/calendarDay.ts';
import { AchievedBar } from './AchievedBar.tsx';
import styles from './benefits.module.css';

type Props = {
  /** The name of the list for screen readers. */
  label: string;
  benefits: readonly Benefit[];
  /** The actions on a benefit; none for viewers. */
  actionsOf?: ((benefit: Benefit) => ReactNode) | undefined;
};

/** The benefits of an objective, each with how much of it is achieved, as a bar. */
export function BenefitList({ label, benefits, actionsOf }: Props) {
  return (
    <ul aria-label={label} className={styles['list']}>
      {benefits.map((benefit) => (
        <li key={benefit.id} className={styles['benefit']} data-inactive={benefit.active ? undefined : ''}>
          <div className={styles['line']}>
            <Text as="h4" look="label" dir="auto" className={styles['name']}>
              {benefit.name}
            </Text>
            {!benefit.active && (
              <Text as="span" look="caption" quiet>
                {texts.inactive}
              </Text>
            )}
            {actionsOf?.(benefit)}
          </div>
          {benefit.description !== '' && (
            <Text look="compact" dir="auto" className={styles['text']}>
              {benefit.description}
            </Text>
          )}
          <div className={styles['facts']}>
            <Text as="span" look="caption" quiet>
              {formatPeriod(benefit)}
            </Text>
            <Text as="span" look="caption" quiet className={styles['percent']}>
              {texts.achievedOf({ percent: benefit.achieved })}
            </Text>
          </div>
          <AchievedBar percent={benefit.achieved} inactive={!benefit.active} className={styles['bar']} />
        </li>
      ))}
    </ul>
  );
}
