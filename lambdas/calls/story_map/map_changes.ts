import { touchedIn } from '#lambdas/entities/live/touched.ts';
import { presentChanged, changedOnBoard } from '#lambdas/entities/story_map/mapChanges.ts';
import { storyMapEntity } from '#lambdas/entities/story_map/storyMap.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import type { LogEntry } from '#lambdas/store/changeLog.ts';
import type { Row } from '#lambdas/store/entity/entity.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { earliest } from '#lambdas/store/rangeReads.ts';
import { firstUlidAt } from '#lambdas/store/ulid.ts';
import { map_changes } from '#shared/contract/story_map/map_changes.ts';

/** After more changes than this, reading the whole map is faster. */
const MAX_ENTRIES = 300;
/**
 * The id of a log entry is created before its change is written, by the clock of the writing function, so entries from
 * this long before are read again, in ms.
 */
const OVERLAP_MS = 10_000;

export const grants: TableGrants = { BatchGetItem: ['MAP'], Query: ['MAP'] };

export const handler = implementQuery(map_changes, {
  load: async ({ reader, input: { containerId, since } }) => {
    const cursor = Date.now();
    const after = firstUlidAt(Math.max(0, since - OVERLAP_MS));
    const logs = rowKeys.mapLogs(reader.keys, containerId);
    const { items, isAll } = await earliest<LogEntry>(reader, logs, { after, limit: MAX_ENTRIES });
    const touched = isAll ? changedOnBoard(reader.keys, containerId, items) : null;
    const rows = touched === null ? [] : await reader.get<Row[]>(touched.map(({ key }) => key));
    return { cursor, touched, rows, others: touchedIn(items) };
  },
  run: async ({ loaded: { cursor, touched, rows, others }, storyMap, mapRole }) => {
    const { changed, removed } = presentChanged(touched ?? [], rows);
    const head = { type: storyMapEntity.type, ...storyMapEntity.present(storyMap) };
    return { role: mapRole, tooOld: touched === null, cursor, changed: [head, ...changed], removed, touched: others };
  },
});
