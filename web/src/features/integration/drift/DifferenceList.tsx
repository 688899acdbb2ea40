import type { CallOutput } from '#shared/contract/registry.ts';
import type { DriftField, DriftWay } from '#shared/model/integration/drift.ts';
import { closedAsIn } from '#shared/rules/integration/drift.ts';
import * as epicLinkTexts from '#shared/texts/epic/epicLinks.ts';
import * as texts from '#shared/texts/integration/drift.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import styles from './differences.module.css';

/** A difference between an epic and its issue, with the ways to settle it. */
export type ShownDifference = CallOutput<'release_drift'>['docs'][number]['differences'][number];

type Props = {
  issueKey: string;
  differences: readonly ShownDifference[];
  /** False for those who may not settle them. */
  canSettle: boolean;
  /** What is being settled; undefined for nothing. */
  settling: { readonly difference: ShownDifference; readonly way: DriftWay } | undefined;
  /** Whether that is of this list. */
  isOwn?: boolean;
  onSettle: (difference: ShownDifference, way: DriftWay) => void;
};

/** In what an epic differs from its issue: both values side by side, and for editors the ways to settle each. */
export function DifferenceList({ issueKey, differences, ...props }: Props) {
  return (
    <ul className={styles['differences']} aria-label={texts.list({ key: issueKey })}>
      {differences.map((difference) => (
        <DifferenceRow key={difference.field} difference={difference} {...props} />
      ))}
    </ul>
  );
}

type RowProps = Omit<Props, 'issueKey' | 'differences'> & { difference: ShownDifference };

function DifferenceRow({ difference, canSettle, settling, isOwn = true, onSettle }: RowProps) {
  const { field, ours, theirs, changed, ways } = difference;
  const isGone = field === 'key' && theirs === '';
  const names = isGone ? { ...texts.ways, theirs: epicLinkTexts.confirm, leave: texts.keepLink } : texts.ways;
  return (
    <li className={styles['difference']}>
      <div className={styles['field']}>
        <Text look="label">{texts.fieldName(difference)}</Text>
        <Text look="compact" quiet>
          {texts.changed[changed]}
        </Text>
      </div>
      <dl className={styles['values']}>
        {(
          [
            ['ours', ours],
            ['theirs', theirs],
          ] as const
        ).map(([side, value]) => (
          <div key={side} data-changed={changed === side || changed === 'both' || undefined}>
            <dt>{texts[side]}</dt>
            <dd dir="auto">{shown(field, value)}</dd>
          </div>
        ))}
      </dl>
      {canSettle && (
        <div className={styles['ways']}>
          {ways.map((way) => (
            <Button
              key={way}
              variant={way === 'leave' ? 'text' : 'outlined'}
              disabled={settling !== undefined}
              busy={isOwn && settling?.difference.field === field && settling.way === way}
              aria-label={texts.wayOf({ way: names[way], field: texts.fieldName(difference) })}
              onClick={() => onSettle(difference, way)}
            >
              {names[way]}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

function shown(field: DriftField, value: string): string {
  if (value === '') return field === 'key' ? texts.issueGone : texts.empty;
  if (field !== 'status') return value;
  const closedAs = closedAsIn(value);
  if (closedAs !== undefined) return texts.closedAs({ status: closedAs });
  return value === 'done' || value === 'open' ? texts.values[value] : value;
}
