import {
  keysOfNamed,
  type Named,
  otherMapsOf,
  pageOfHistory,
  presentHistory,
} from '#lambdas/entities/story_map/history.ts';
import { readMapRights, viewedMaps } from '#lambdas/entities/story_map/mapRights.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import type { LogEntry } from '#lambdas/store/changeLog.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { earliest, latest } from '#lambdas/store/rangeReads.ts';
import { story_map_history } from '#shared/contract/story_map/story_map_history.ts';

/** The number of log entries read for a page; some of them show no event. */
const READ = 60;

export const grants: TableGrants = { BatchGetItem: ['COMPANY', 'MAP'], Query: ['MAP'] };

export const handler = implementQuery(story_map_history, {
  load: async ({ reader, input: { containerId, before } }) => {
    const logs = rowKeys.mapLogs(reader.keys, containerId);
    const [page, newer] = await Promise.all([
      latest<LogEntry>(reader, logs, { before, limit: READ }),
      before === undefined ? undefined : earliest<LogEntry>(reader, logs, { after: before }),
    ]);
    return { ...page, newer: newer?.items ?? [] };
  },
  run: async ({ input: { containerId }, loaded: { items, isAll, newer }, person, reader }) => {
    const { described, next } = pageOfHistory(items, isAll, Date.now());
    const events = described.flatMap((entry) => entry.events);
    const [named, rights] = await Promise.all([
      reader.get<Named[]>(keysOfNamed(reader.keys, containerId, events)),
      readMapRights(reader, person.uid, otherMapsOf(events)),
    ]);
    const others = [...viewedMaps(rights, person).values()].map(({ head }) => head);
    return { docs: presentHistory(described, [...named, ...others], newer), next };
  },
});
