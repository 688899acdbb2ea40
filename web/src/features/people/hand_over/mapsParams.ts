import { readPage, writePage } from '#web/components/page/pageNumber.ts';

/** What the list of story maps shows: those that a text finds, of an owner by uid, '' for every one. Pages count from 1. */
export type MapsParams = { query: string; owner: string; order: 'newest' | 'oldest'; page: number };

const NAMES = { query: 'search', owner: 'owner', order: 'order' } as const;

/** Reads them from an address. */
export function readMapsParams(search: URLSearchParams): MapsParams {
  return {
    query: search.get(NAMES.query) ?? '',
    owner: search.get(NAMES.owner) ?? '',
    order: search.get(NAMES.order) === 'oldest' ? 'oldest' : 'newest',
    page: readPage(search),
  };
}

/** An address with them in place of those that it had. Leaves out defaults, so that plain links stay plain. */
export function writeMapsParams(search: URLSearchParams, { query, owner, order, page }: MapsParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of [...Object.values(NAMES), 'page']) next.delete(name);
  if (query !== '') next.set(NAMES.query, query);
  if (owner !== '') next.set(NAMES.owner, owner);
  if (order !== 'newest') next.set(NAMES.order, order);
  writePage(next, page);
  return next;
}
