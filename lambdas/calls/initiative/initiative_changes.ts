import { readInitiativeBoard } from '#lambdas/entities/initiative/initiativeBoard.ts';
import { changedContents, changedParts } from '#lambdas/entities/initiative/initiativeChanges.ts';
import { readMapRights, viewedMaps } from '#lambdas/entities/story_map/mapRights.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { initiative } from '#lambdas/runtime/initiative.ts';
import type { LogEntry } from '#lambdas/store/changeLog.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { earliest } from '#lambdas/store/rangeReads.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { firstUlidAt } from '#lambdas/store/ulid.ts';
import { initiative_changes } from '#shared/contract/initiative/initiative_changes.ts';

/** After more changes than this of one log, the initiative is read anew without a closer look. */
const MAX_ENTRIES = 100;
/** Entries from this long before are read again, in ms: their ids are made before their changes are written. */
const OVERLAP_MS = 10_000;

export const grants: TableGrants = { BatchGetItem: ['MAP'], Query: ['INITIATIVE', 'MAP'] };

const entriesOf = (reader: Reader, logs: ReturnType<typeof rowKeys.mapLogs>, since: number) =>
  earliest<LogEntry>(reader, logs, { after: firstUlidAt(Math.max(0, since - OVERLAP_MS)), limit: MAX_ENTRIES });

export const handler = implementQuery(initiative_changes, {
  subject: initiative,
  load: async ({ reader, input: { initiativeId, since } }) => {
    const [board, own] = await Promise.all([
      readInitiativeBoard(reader, initiativeId),
      entriesOf(reader, rowKeys.initiativeLogs(reader.keys, initiativeId), since),
    ]);
    return { board, own };
  },
  run: async ({ input: { since }, loaded: { board, own }, person, reader }) => {
    const mapIds = [...new Set(board.releases.map(({ containerId }) => containerId))];
    const [rights, logs] = await Promise.all([
      readMapRights(reader, person.uid, mapIds),
      Promise.all(mapIds.map((id) => entriesOf(reader, rowKeys.mapLogs(reader.keys, id), since))),
    ]);
    // What happens on a story map that the caller may not view is dropped, that it was much included.
    const viewed = viewedMaps(rights, person);
    const seen = logs.filter((_log, i) => viewed.has(mapIds[i] ?? ''));
    return {
      tooMany: [own, ...seen].some(({ isAll }) => !isAll),
      touched: [...changedParts(own.items), ...seen.flatMap(({ items }) => changedContents(items, board))],
    };
  },
});
