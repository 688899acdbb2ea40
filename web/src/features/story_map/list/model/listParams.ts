import { LIST_TYPES, type ListType } from '#shared/model/limits.ts';
import { readPage, writePage } from '#web/components/page/pageNumber.ts';

/** The chosen list of story maps and its page (from 1). */
export type ListParams = { listType: ListType; page: number };

const LIST = 'list_type';

/** The list types available to the user, in selector order. 'all' is for global story map viewers (rule map.5). */
export function listTypesFor(isGlobalViewer: boolean): readonly ListType[] {
  const inOrder: readonly ListType[] = ['owner', 'all-shared', 'all', 'editor', 'viewer'];
  return inOrder.filter((type) => type !== 'all' || isGlobalViewer);
}

/** Whether users fill an empty list of this type themselves; the others fill when colleagues share their maps. */
export function isFilledByOneself(listType: ListType): boolean {
  return listType === 'owner' || listType === 'all';
}

/**
 * Reads list and page from the address, so that links and the back button work. An unknown list type, or 'all' without
 * the permission, falls back to owner (rule map.5); an invalid page falls back to 1.
 */
export function readListParams(search: URLSearchParams, isGlobalViewer: boolean): ListParams {
  const asked = LIST_TYPES.find((type) => type === search.get(LIST));
  const listType = asked === undefined || (asked === 'all' && !isGlobalViewer) ? 'owner' : asked;
  return { listType, page: readPage(search) };
}

/** The address's query for a list and page. Leaves out defaults, so that plain links stay plain. */
export function writeListParams({ listType, page }: ListParams): URLSearchParams {
  const search = new URLSearchParams();
  if (listType !== 'owner') search.set(LIST, listType);
  writePage(search, page);
  return search;
}

/**
 * The corrected params when the server's list does not match the address: without permission for all maps it returns
 * the user's own, and past the end the last page; and the last page disappears with its last card. Undefined when the
 * address matches.
 */
export function correctedParams(
  asked: ListParams,
  shown: { list_type: ListType; page: number; totalPages: number },
): ListParams | undefined {
  const page = Math.min(shown.page, Math.max(1, shown.totalPages));
  return shown.list_type === asked.listType && page === asked.page ? undefined : { listType: shown.list_type, page };
}
