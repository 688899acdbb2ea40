import * as texts from '#shared/texts/story_map/history.ts';
import { useToday } from '#web/base/browser/useToday.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { arrowUp } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { EntryDetails } from './EntryDetails.tsx';
import { entryLink } from './entryLink.ts';
import { entrySentence, groupSentence } from './entrySentence.ts';
import type { NameOfPerson } from './formatEntry.ts';
import styles from './history.module.css';
import { dayHeading, type HistoryBlock, type HistoryLine, type NumberedEntry } from './historyDays.ts';
import { HistoryRow } from './HistoryRow.tsx';

/** The history by day, with a line under what is newer than the person's last visit. */
export function HistoryDays({ blocks, personName }: { blocks: readonly HistoryBlock[]; personName: NameOfPerson }) {
  const today = useToday();
  return (
    <section aria-label={texts.entries}>
      {blocks.map(({ day, isFirstOfDay, isSinceVisit, lines }) => (
        <div key={lines[0]?.[0]?.entry.id}>
          {isFirstOfDay && (
            <Text as="h3" look="label" quiet className={styles['day'] ?? ''}>
              {dayHeading(day, today)}
            </Text>
          )}
          <ol className={styles['list']}>
            {lines.map((line) => (
              <Line key={line[0]?.entry.id} line={line} personName={personName} />
            ))}
          </ol>
          {isSinceVisit && (
            <Text look="caption" className={styles['visit'] ?? ''}>
              <Icon path={arrowUp} small />
              {texts.sinceLastVisit}
            </Text>
          )}
        </div>
      ))}
    </section>
  );
}

/** An entry, or several alike in one line that opens to each of them. */
function Line({ line, personName }: { line: HistoryLine; personName: NameOfPerson }) {
  const [first] = line;
  if (first === undefined) return null;
  if (line.length === 1) return <Entry {...first} personName={personName} />;
  return (
    <HistoryRow
      entry={first.entry}
      sentence={groupSentence(
        line.map(({ entry }) => entry),
        personName,
      )}
      link={null}
    >
      <ol className={styles['list']}>
        {line.map((one) => (
          <Entry key={one.entry.id} {...one} personName={personName} />
        ))}
      </ol>
    </HistoryRow>
  );
}

function Entry({ entry, number, personName }: NumberedEntry & { personName: NameOfPerson }) {
  const map = useMap();
  return (
    <HistoryRow entry={entry} sentence={entrySentence(entry, personName)} link={entryLink(entry, map)}>
      <EntryDetails entry={entry} number={number} personName={personName} />
    </HistoryRow>
  );
}
