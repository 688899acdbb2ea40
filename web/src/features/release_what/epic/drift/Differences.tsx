import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import type { DriftField } from '#shared/model/drift.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import { driftTexts as texts } from '#shared/texts/drift.ts';
import { epicLinkTexts } from '#shared/texts/epicLinks.ts';
import { fill } from '#shared/texts/fill.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { useToasts } from '#web/components/toasts.ts';
import type { Place } from '#web/map/releases/epics.ts';
import { type LinkedIssue, releaseDriftKey } from '#web/map/releases/useReleaseDrift.ts';
import { useMapCommand } from '#web/map/useMapCommand.ts';
import styles from './drift.module.css';

type Difference = LinkedIssue['differences'][number];
type Props = { place: Place; epicId: string; issue: LinkedIssue | undefined; readOnly: boolean };
type RowProps = Omit<Props, 'issue'> & { integrationId: string; difference: Difference };

/** In what an epic differs from an issue; nothing where they are the same, and until that is known. */
export function Differences({ issue, ...props }: Props) {
  if (issue === undefined || issue.differences.length === 0) return null;
  return (
    <ul className={styles['differences']} aria-label={fill(texts.list, { key: issue.issueKey })}>
      {issue.differences.map((difference) => (
        <DifferenceRow key={difference.field} {...props} integrationId={issue.integrationId} difference={difference} />
      ))}
    </ul>
  );
}

/** A difference: both values side by side, and for editors the ways to settle it. */
function DifferenceRow({ place, epicId, integrationId, difference, readOnly }: RowProps) {
  const { field, ours, theirs, changed, ways } = difference;
  const toasts = useToasts();
  const client = useQueryClient();
  const settle = useMapCommand('settle_drift', {
    onSuccess: ({ message }) => toasts.show({ severity: 'success', text: message, ms: TOAST_MS.success }),
    onError: ({ message }) => toasts.show({ severity: 'error', text: message, ms: TOAST_MS.error }),
    onSettled: () => client.invalidateQueries({ queryKey: releaseDriftKey(place) }),
  });
  const isGone = field === 'key' && theirs === '';
  const names = isGone ? { ...texts.ways, theirs: epicLinkTexts.confirm, leave: texts.keepLink } : texts.ways;
  const { containerId, releaseId, whatId } = place;
  const storydEpicInfo = { containerId, releaseId, whatId, epicId };
  return (
    <li className={styles['difference']}>
      <div className={styles['field']}>
        <Text look="label">{texts.fields[field]}</Text>
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
      {!readOnly && (
        <div className={styles['ways']}>
          {ways.map((way) => (
            <Button
              key={way}
              size="small"
              variant={way === 'leave' ? 'text' : 'outlined'}
              disabled={settle.isPending}
              loading={settle.isPending && settle.variables.way === way}
              aria-label={fill(texts.wayOf, { way: names[way], field: texts.fields[field] })}
              onClick={() => settle.mutate({ storydEpicInfo, integrationId, field, way, theirs, expect: { ours } })}
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
  return field === 'status' && (value === 'done' || value === 'open') ? texts.values[value] : value;
}
