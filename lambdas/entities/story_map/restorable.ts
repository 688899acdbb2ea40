import type { Tombstone } from '#lambdas/store/items.ts';
import type { Range } from '#lambdas/store/keys.ts';
import type { TrashEntry } from '#lambdas/store/steps/trash.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { isRestorable } from '#shared/rules/story_map/trash.ts';

/** A deleted entity that can be restored (rule trash.1). @throws CallError not-in-trash */
export function restorableEntity<Item extends { deletedAt?: number }>(item: Item | undefined): Tombstone<Item> {
  if (item === undefined || !isRestorable(item.deletedAt, Date.now())) throw new CallError(errors.notInTrash);
  return item as Tombstone<Item>;
}

/**
 * The entries of a page that can still be restored, newest first.
 * @returns with them the end of the page, as the next one needs it; null after the last one
 */
export function restorableEntries<Entry extends Pick<TrashEntry, 'sk' | 'at'>>(
  { items, isAll }: { items: readonly Entry[]; isAll: boolean },
  { prefix }: Range,
): { entries: Entry[]; next: string | null } {
  const now = Date.now();
  const entries = items.filter(({ at }) => isRestorable(at, now));
  const last = entries.at(-1);
  const isLast = isAll || last === undefined || entries.length < items.length;
  return { entries, next: isLast ? null : last.sk.slice(prefix.length) };
}
