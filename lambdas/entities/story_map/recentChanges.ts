import type { LogEntry } from '#lambdas/store/changeLog.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { latest } from '#lambdas/store/rangeReads.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { HistoryEntry } from '#shared/model/story_map/history.ts';
import type { Person } from '#shared/rules/people/permissions.ts';
import { type DescribedEntry, keysOfNamed, type Named, otherMapsOf, pageOfHistory, presentHistory } from './history.ts';
import { readMapRights, viewedMaps } from './mapRights.ts';
import type { StoryMapHead } from './storyMap.ts';

/** The log entries that are read of one story map. */
const READ = 40;

/** What others have changed on one story map, newest first. */
export type ChangedMap = { containerId: string; name: string; entries: HistoryEntry[]; isMore: boolean };

/**
 * What others than a person have changed since a time on story maps that they may view, the one changed last first. Two
 * rounds, and one read of the log of each map.
 * @param since in milliseconds
 */
export async function readRecentChanges(
  reader: Reader,
  person: Person,
  ids: readonly string[],
  since: number,
): Promise<ChangedMap[]> {
  const [rights, logs] = await Promise.all([
    readMapRights(reader, person.uid, ids),
    Promise.all(ids.map((id) => readLog(reader, id, since))),
  ]);
  const viewed = viewedMaps(rights, person);
  const changed = ids.flatMap((id, i) => {
    const map = viewed.get(id);
    const log = logs[i];
    return map === undefined || log === undefined || log.described.length === 0 ? [] : [{ head: map.head, ...log }];
  });
  const eventsOf = (described: readonly DescribedEntry[]) => described.flatMap(({ events }) => events);
  const all = changed.flatMap(({ described }) => eventsOf(described));
  const keys = changed.map(({ head, described }) => keysOfNamed(reader.keys, head.id, eventsOf(described)));
  const [named, others] = await Promise.all([
    reader.get<Named[]>(keys.flat()),
    readMapRights(reader, person.uid, otherMapsOf(all)),
  ]);
  const maps: StoryMapHead[] = [...viewedMaps(others, person).values()].map(({ head }) => head);
  return changed
    .map(({ head, described, isMore }, i): ChangedMap => {
      // An Activity may be there on one map, and deleted on another one.
      const start = keys.slice(0, i).flat().length;
      const ofMap = named.slice(start, start + (keys[i]?.length ?? 0));
      const entries = presentHistory(described, [...ofMap, ...maps], []);
      return {
        containerId: head.id,
        name: head.name,
        entries: entries.filter(({ user }) => user !== null && user !== person.uid),
        isMore,
      };
    })
    .filter(({ entries }) => entries.length > 0)
    .sort((a, b) => (b.entries[0]?.date ?? 0) - (a.entries[0]?.date ?? 0));
}

/** What has happened on a story map since a time, by anybody: names of then are found through all of it. */
async function readLog(
  reader: Reader,
  containerId: string,
  since: number,
): Promise<{ described: DescribedEntry[]; isMore: boolean }> {
  const { items, isAll } = await latest<LogEntry>(reader, rowKeys.mapLogs(reader.keys, containerId), {
    before: undefined,
    limit: READ,
  });
  const newer = items.filter(({ at }) => at > since);
  const { described, next } = pageOfHistory(newer, isAll || newer.length < items.length, Date.now());
  return { described, isMore: next !== null };
}
