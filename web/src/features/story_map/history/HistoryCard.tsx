import { useId, useState } from 'react';
import type { HistoryEntry } from '#shared/model/story_map/history.ts';
import * as texts from '#shared/texts/story_map/history.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { arrowDown } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { DateText } from '#web/components/text/DateText.tsx';
import { formatMoment } from '#web/components/text/formatDate.ts';
import { formatEntry, type FormattedEntry, type NameOfPerson } from './formatEntry.ts';
import styles from './history.module.css';

/** One entry of the history: its number, the event, the time and the person. Opened, it shows the full change. */
export function HistoryCard({
  entry,
  number,
  personName,
}: {
  entry: HistoryEntry;
  number: number;
  personName: NameOfPerson;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const formatted = formatEntry(entry, personName);
  const { title, subject } = formatted;
  const author = entry.user === null ? productName(entry) : personName(entry.user);
  return (
    <li className={styles['card']}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={styles['face']}
      >
        <Text as="span" look="caption" quiet aria-label={texts.number({ number })} className={styles['number'] ?? ''}>
          {number}
        </Text>
        <span className={styles['what']}>
          <span className={styles['sentence']}>
            <Text as="span" className={styles['title'] ?? ''}>
              {title}
            </Text>
            {subject !== null && (
              <Text as="span" dir="auto" className={styles[open ? 'whole' : 'oneLine'] ?? ''}>
                {subject}
              </Text>
            )}
          </span>
          {!open && <ValueChange formatted={formatted} />}
        </span>
        <Text as="span" look="compact" quiet className={styles['when'] ?? ''}>
          <DateText at={entry.date} />
          {!open && (
            <span dir="auto" className={styles['oneLine']}>
              {author}
            </span>
          )}
        </Text>
        <Icon path={arrowDown} small />
      </button>
      <div id={id} hidden={!open} className={styles['details']}>
        <FullValues formatted={formatted} />
        <Text as="div" look="compact" quiet className={styles['signed'] ?? ''}>
          <span dir="auto">{texts.user({ name: author })}</span>
          {/* The day above shows the full date on hover only, which touch lacks. */}
          <span>{formatMoment(entry.date)}</span>
        </Text>
      </div>
    </li>
  );
}

/** The author of what no person has done. */
const productName = ({ type }: HistoryEntry) => (type === 'epic_completed_as_issue' ? texts.jira : texts.system);

/** The old and new value, in one line. */
function ValueChange({ formatted: { from, to } }: { formatted: FormattedEntry }) {
  if (to === null) return null;
  return (
    <Text as="span" look="compact" quiet dir="auto" className={styles['oneLine'] ?? ''}>
      {from === null ? to : texts.becomes({ from, to })}
    </Text>
  );
}

/** The old and new value in full, since texts may be long. */
function FullValues({ formatted: { from, to } }: { formatted: FormattedEntry }) {
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
