import type { EpicItem } from '#lambdas/entities/epic/epic.ts';
import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import type { WhoItem } from '#lambdas/entities/who/who.ts';
import { type Key, nameOfKey } from '#lambdas/store/keys.ts';
import type { TrashEntry } from '#lambdas/store/steps/trash.ts';
import type { TrashItem, TrashType } from '#shared/model/story_map/trash.ts';
import { epicNameOf } from '#shared/rules/epic/epics.ts';

type Found = WhatItem | WhoItem | ReleaseItem | EpicItem;

const nameOf = (row: Found): string | null => {
  if ('description' in row) return row.description;
  return 'nameFreeText' in row ? epicNameOf(row) : row.name;
};

/**
 * The entries of a map's trash as clients see them. Entries of what was restored meanwhile are left out.
 * @param rows of the entries and of all that they belonged to, in any order
 */
export function presentTrash(entries: readonly TrashEntry[], rows: readonly unknown[]): TrashItem[] {
  const found = new Map((rows as (Found | undefined)[]).flatMap((row) => (row ? [[nameOfKey(row), row]] : [])));
  const get = (key: Key) => found.get(nameOfKey(key));
  return entries.flatMap((entry) => {
    const row = get(entry.row);
    if (row?.deletedAt !== entry.at) return [];
    const under = entry.under.flatMap((key) => {
      const above = get(key);
      if (above === undefined) return [];
      const type = above.type as 'what' | 'release';
      return [{ type, id: above.id, name: nameOf(above) ?? '', isDeleted: above.deletedAt !== undefined }];
    });
    const { type, id } = row;
    return [{ type: type as TrashType, id, name: nameOf(row), deletedAt: entry.at, deletedBy: entry.by, under }];
  });
}
