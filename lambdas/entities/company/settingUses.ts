import type { EpicItem } from '#lambdas/entities/epic/epic.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import type { WhatDetailItem } from '#lambdas/entities/what/whatDetails.ts';
import type { WhatWhoLinkItem, WhoWhoLinkItem } from '#lambdas/entities/who/who.ts';
import type { Keys, Range } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';

/** A row of a story map that may name settings of the company. */
export type UsingRow = WhatItem | WhatWhoLinkItem | WhoWhoLinkItem | WhatDetailItem | EpicItem;

/** The rows of a story map that may name settings of the company. */
export const usingRanges = (keys: Keys, containerId: string): readonly Range[] => [
  rowKeys.whats(keys, containerId),
  rowKeys.whatWhoLinks(keys, containerId),
  rowKeys.whoWhoLinks(keys, containerId),
  rowKeys.detailsOfMap(keys, containerId),
  rowKeys.epics(keys, containerId),
];

/** The settings that a row uses, each once. */
function usedBy(row: UsingRow): readonly (string | null)[] {
  if (row.deletedAt !== undefined) return [];
  switch (row.type) {
    case 'what':
      return [(row as WhatItem).priorityId];
    case 'what_who_link':
    case 'who_who_link':
      return [(row as WhatWhoLinkItem | WhoWhoLinkItem).linkTypeId];
    case 'epic': {
      const { priority, referenceLinks } = row as EpicItem;
      return [priority, ...referenceLinks.map(({ type }) => type)];
    }
    default:
      if ('referenceTypeId' in row) return [row.referenceTypeId];
      return 'current' in row ? [...Object.keys(row.current), ...Object.keys(row.future)] : [];
  }
}

/** How often rows use each setting. What hangs on something in a trash comes back with it, and counts. */
export function countUses(rows: readonly UsingRow[]): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const id of new Set(usedBy(row))) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}
