import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { openDomain } from './opensearch/domain.ts';
import { createOpenSearchIndex } from './opensearch/openSearchIndex.ts';
import type { SearchIndex } from './port.ts';

let shared: SearchIndex | undefined;

/**
 * The index that this process searches: the one it was given, or the domain that its environment names.
 * @throws CallError search-unavailable where there is none
 */
export function searchIndex(): SearchIndex {
  const endpoint = process.env['SEARCH_ENDPOINT'];
  if (shared === undefined && endpoint !== undefined) shared = createOpenSearchIndex(openDomain(endpoint));
  if (shared === undefined) throw new CallError(errors.searchUnavailable);
  return shared;
}

/** Says which index it is, for a process that has one of its own. */
export function setSearchIndex(index: SearchIndex | undefined): void {
  shared = index;
}
