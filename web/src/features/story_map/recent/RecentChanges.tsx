import { useId } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import * as texts from '#shared/texts/story_map/history.ts';
import { useCall } from '#web/base/api/queries.ts';
import { useToday } from '#web/base/browser/useToday.ts';
import { paths } from '#web/base/paths.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { TextLink } from '#web/components/controls/TextLink.tsx';
import { RefreshFailed } from '#web/components/state/RefreshFailed.tsx';
import { useNames } from '#web/replica/company/useNames.ts';
import { entrySentence, groupSentence } from '../history/entrySentence.ts';
import type { NameOfPerson } from '../history/formatEntry.ts';
import { dayHeading, historyBlocks } from '../history/historyDays.ts';
import { ChangeLine } from './ChangeLine.tsx';
import { changeLink } from './changeLink.ts';
import styles from './recent.module.css';

type ChangedMap = CallOutput<'recent_changes'>['docs'][number];

/** How long it stays as it is while the user goes back and forth, in ms. */
const FRESH_MS = 5 * 60_000;

/**
 * What others have changed since the user's last visit, by story map and day (rule history.17). Nothing on a first visit.
 */
export function RecentChanges() {
  const id = useId();
  const { data, error, refetch } = useCall(
    'recent_changes',
    { visiting: true },
    { staleTime: FRESH_MS, inBackground: true },
  );
  const nameOf = useNames(texts.unknownUser, texts.userFailed, { enabled: (data?.docs.length ?? 0) > 0 });
  if (data === undefined && error === null) return null;
  if (data?.since === null) return null;
  if (data !== undefined && data.docs.length > 0 && nameOf === undefined) return null;
  return (
    <section aria-labelledby={id} className={styles['changes']}>
      <Text as="h2" look="title" id={id}>
        {texts.recent.title}
      </Text>
      {error !== null && <RefreshFailed message={texts.recent.failed} onRetry={() => void refetch()} />}
      {data?.docs.length === 0 && (
        <Text look="compact" quiet>
          {texts.recent.none}
        </Text>
      )}
      {nameOf !== undefined && data?.docs.map((map) => <Changed key={map.containerId} map={map} nameOf={nameOf} />)}
    </section>
  );
}

/** What has changed on one story map. */
function Changed({ map: { containerId, name, entries, isMore }, nameOf }: { map: ChangedMap; nameOf: NameOfPerson }) {
  const today = useToday();
  const blocks = historyBlocks(
    entries.map((entry, i) => ({ entry, number: i + 1 })),
    null,
  );
  return (
    <div className={styles['map']}>
      <Text as="h3" look="subtitle" dir="auto">
        <TextLink plain to={paths.storyMap(containerId)}>
          {name}
        </TextLink>
      </Text>
      {blocks.map(({ day, lines }) => (
        <div key={day}>
          <Text as="h4" look="label" quiet className={styles['day'] ?? ''}>
            {dayHeading(day, today)}
          </Text>
          <ol className={styles['list']}>
            {lines.map((line) => {
              const [first] = line;
              if (first === undefined) return null;
              const { entry } = first;
              const isOne = line.length === 1;
              return (
                <ChangeLine
                  key={entry.id}
                  entry={entry}
                  sentence={
                    isOne
                      ? entrySentence(entry, nameOf)
                      : groupSentence(
                          line.map((one) => one.entry),
                          nameOf,
                        )
                  }
                  link={isOne ? changeLink(entry, containerId) : null}
                />
              );
            })}
          </ol>
        </div>
      ))}
      {isMore && (
        <Text look="compact" className={styles['more'] ?? ''}>
          <TextLink to={paths.storyMap(containerId, 'history')} aria-label={texts.recent.moreNamed({ map: name })}>
            {texts.recent.more}
          </TextLink>
        </Text>
      )}
    </div>
  );
}
