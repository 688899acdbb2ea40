import { LIST_TYPES, type ListType } from '#shared/model/limits.ts';

/** What a person looks at on the list of story maps: which list, and which page of it (counted from 1). */
export type ListParams = { listType: ListType; page: number };

const LIST = 'list_type';
const PAGE = 'page';

/**
 * The list types that a person can choose, in the order of the selector. 'all' is for global story map viewers (rule map.5).
 */
export function listTypesFor(isGlobalViewer: boolean): readonly ListType[] {
  const inOrder: readonly ListType[] = ['owner', 'all-shared', 'all', 'editor', 'viewer'];
  return inOrder.filter((type) => type !== 'all' || isGlobalViewer);
}

/** Whether an empty list of this type is for oneself to fill; the others fill when colleagues share what is theirs. */
export function isFilledByOneself(listType: ListType): boolean {
  return listType === 'owner' || listType === 'all';
}

/**
 * Reads list and page from the address, so that links and the back button work. Whatever is not one of the five list types, or is 'all'
 * without the right to it, falls back to owner (rule map.5); whatever is no page number is page 1.
 */
export function readListParams(search: URLSearchParams, isGlobalViewer: boolean): ListParams {
  const asked = LIST_TYPES.find((type) => type === search.get(LIST));
  const listType = asked === undefined || (asked === 'all' && !isGlobalViewer) ? 'owner' : asked;
  const page = search.get(PAGE) ?? '';
  return { listType, page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}

/** The address's query for a list and page; what is the default is left out, so that plain links stay plain. */
export function writeListParams({ listType, page }: ListParams): URLSearchParams {
  const search = new URLSearchParams();
  if (listType !== 'owner') search.set(LIST, listType);
  if (page > 1) search.set(PAGE, String(page));
  return search;
}

/**
 * Where the address should go when the list is not, or no longer, what it asks for: the server shows one's own maps to
 * somebody who may not see all, and the last page for one past the end; and the last page is gone once its last card
 * was deleted. Undefined when it fits.
 */
export function correctedParams(
  asked: ListParams,
  shown: { list_type: ListType; page: number; totalPages: number },
): ListParams | undefined {
  const page = Math.min(shown.page, Math.max(1, shown.totalPages));
  return shown.list_type === asked.listType && page === asked.page ? undefined : { listType: shown.list_type, page };
}
