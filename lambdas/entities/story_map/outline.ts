import { visibleWhats, type WhatItem } from '#lambdas/entities/what/what.ts';
import type { LogEntry } from '#lambdas/store/changeLog.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { earliest, latest } from '#lambdas/store/rangeReads.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { BACKBONE } from '#shared/model/limits.ts';
import { MAX_OUTLINE_COLUMNS, MAX_OUTLINE_ROWS, type StoryMapOutline } from '#shared/model/story_map/outline.ts';
import { orderOf } from '#shared/rules/what/order.ts';
import { shareOfIds } from './usage.ts';

/** The rows of Activities that an outline reads at most, at about 0.3 KB each. A larger map is estimated by these. */
export const OUTLINE_SAMPLE = 200;

/**
 * The outlines of the story maps on a page of a list. Two bounded queries per map, all at once: no row of the table
 * counts Activities or holds the time of the last change, since every edit would have to write it.
 */
export function readOutlines(
  reader: Reader,
  maps: readonly { mapId: string; createdAt: number }[],
): Promise<StoryMapOutline[]> {
  return Promise.all(
    maps.map(async ({ mapId: containerId, createdAt }) => {
      const range = rowKeys.whats(reader.keys, containerId);
      const [{ items, isAll }, { items: newest }] = await Promise.all([
        earliest<WhatItem>(reader, range, { after: '', limit: OUTLINE_SAMPLE }),
        latest<LogEntry>(reader, rowKeys.mapLogs(reader.keys, containerId), { before: undefined, limit: 1 }),
      ]);
      return { id: containerId, ...outlineOf(items, isAll), editedAt: newest[0]?.at ?? createdAt };
    }),
  );
}

/**
 * The outline of a map by rows of its Activities.
 * @param rows in the order of their ids, including deleted ones
 * @param isAll whether the map has no others; otherwise the number of its Activities is estimated
 */
export function outlineOf(
  rows: readonly WhatItem[],
  isAll: boolean,
): Pick<StoryMapOutline, 'activities' | 'isEstimate' | 'columns'> {
  const backbone = new Map(
    rows.filter(({ level, deletedAt }) => level === BACKBONE && deletedAt === undefined).map((row) => [row.id, row]),
  );
  const columns = orderOf([...backbone.values()])
    .slice(0, MAX_OUTLINE_COLUMNS)
    .map((id) => Math.min(MAX_OUTLINE_ROWS, Math.max(0, backbone.get(id)?.childCount ?? 0)));
  if (isAll) return { activities: visibleWhats(rows).length, isEstimate: false, columns };
  // Ids are evenly spread, so the rows are a fair sample; the parent of a sub-activity may be outside it.
  const shown = rows.filter(({ deletedAt }) => deletedAt === undefined).length;
  return { activities: Math.round(shown / shareOfIds(rows.at(-1)?.id ?? '')), isEstimate: true, columns };
}
