import * as texts from '#shared/texts/story_map/history.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { formatMoment } from '#web/components/text/formatDate.ts';
import { authorOf, type FormattedEntry, formatEntry, type NameOfPerson } from './formatEntry.ts';
import styles from './history.module.css';
import type { NumberedEntry } from './historyDays.ts';

/** All of an entry: its event and subject, the old and new value in full, who and when, and its number. */
export function EntryDetails({ entry, number, personName }: NumberedEntry & { personName: NameOfPerson }) {
  const formatted = formatEntry(entry, personName);
  const { title, subject } = formatted;
  return (
    <>
      <div className={styles['event']}>
        <Text as="span" look="compact" className={styles['title'] ?? ''}>
          {title}
        </Text>
        {subject !== null && (
          <Text as="span" look="compact" dir="auto" className={styles['subject'] ?? ''}>
            {subject}
          </Text>
        )}
      </div>
      <Values formatted={formatted} />
      <Text as="div" look="caption" quiet className={styles['signed'] ?? ''}>
        <span dir="auto">{texts.user({ name: authorOf(entry, personName) })}</span>
        <span>{formatMoment(entry.date)}</span>
        <span>{texts.number({ number })}</span>
      </Text>
    </>
  );
}

/** The old and new value in full, since texts may be long. */
function Values({ formatted: { from, to } }: { formatted: FormattedEntry }) {
  if (to === null) return null;
  const parts = [
    ...(from === null ? [] : [[texts.from, from] as const]),
    [from === null ? null : texts.to, to] as const,
  ];
  return (
    <dl className={styles['values']}>
      {parts.map(([label, text]) => (
        <div key={label ?? text}>
          {label !== null && (
            <Text as="dt" look="compact" quiet>
              {label}
            </Text>
          )}
          <Text as="dd" look="compact" dir="auto" className={styles[label === null ? 'alone' : 'value'] ?? ''}>
            {text}
          </Text>
        </div>
      ))}
    </dl>
  );
}
