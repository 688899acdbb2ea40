import { readPage, writePage } from '#web/components/page/pageNumber.ts';
import { USER_FILTERS, type UserFilter } from './userFilter.ts';

/** What the list of users shows. `page` counts from 1. */
export type UsersParams = { text: string; filter: UserFilter; page: number };

const TEXT = 'search';
const FILTER = 'filter';

/** Reads them from an address; an unknown filter is none. */
export function readUsersParams(search: URLSearchParams): UsersParams {
  const asked = search.get(FILTER);
  return {
    text: search.get(TEXT) ?? '',
    filter: USER_FILTERS.find((filter) => filter === asked) ?? 'none',
    page: readPage(search),
  };
}

/** An address with them in place of those that it had. Leaves out defaults, so that plain links stay plain. */
export function writeUsersParams(search: URLSearchParams, { text, filter, page }: UsersParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of [TEXT, FILTER, 'page']) next.delete(name);
  if (text !== '') next.set(TEXT, text);
  if (filter !== 'none') next.set(FILTER, filter);
  writePage(next, page);
  return next;
}
