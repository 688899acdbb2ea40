import { CallError } from '#shared/errors.ts';
import type { SearchIndex } from './port.ts';

let shared: SearchIndex | undefined;

/**
 * The index that this process searches.
 * @throws CallError search-unavailable where there is none
 */
export function searchIndex(): SearchIndex {
  if (shared === undefined) throw new CallError('search-unavailable');
  return shared;
}

/** Says which index it is. No call knows one by itself, so that none carries what it does not use. */
export function setSearchIndex(index: SearchIndex | undefined): void {
  shared = index;
}
