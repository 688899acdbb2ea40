import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { openDomain } from './opensearch/domain.ts';
import { createOpenSearchIndex } from './opensearch/openSearchIndex.ts';
import type { SearchIndex } from './port.ts';

let shared: SearchIndex | undefined;

/**
 * The search index of this process: the one that was set, or the domain that its environment names.
 * @throws CallError search-unavailable when there is none
 */
export function searchIndex(): SearchIndex {
  const endpoint = process.env['SEARCH_ENDPOINT'];
  if (shared === undefined && endpoint !== undefined) shared = createOpenSearchIndex(openDomain(endpoint));
  if (shared === undefined) throw new CallError(errors.searchUnavailable);
  return shared;
}

/** Sets the index of a process. */
export function setSearchIndex(index: SearchIndex | undefined): void {
  shared = index;
}
