import { useEffect, useState } from 'react';
import type { CallInput, CallName, CallOutput } from '#shared/contract/registry.ts';
import { MAX_HITS, MAX_QUERY_LENGTH, SEARCH_DEBOUNCE_MS } from '#shared/model/limits.ts';
import type { ApiError } from './client.ts';
import { useCall } from './queries.ts';

/** The calls that search by a text. */
type SearchName = {
  [Name in CallName]: CallOutput<Name> extends { hits: readonly unknown[] } ? Name : never;
}[CallName];
type Hit<Name extends SearchName> = CallOutput<Name>['hits'][number];

/** The state of a search. */
export type Search<Found> = {
  /** `idle` without a text, `searching` from the first key until the answer for exactly this text has arrived. */
  status: 'idle' | 'searching' | 'done' | 'failed';
  /**
   * The results for the current text, best first; empty unless `done`. An answer for an earlier text never shows for a
   * newer one.
   */
  hits: readonly Found[];
  error: ApiError | null;
  /** The maximum number of results of a search: with that many there may be more. */
  limit?: number;
  /** Searches without waiting for another key, or again after a failure. */
  searchNow: () => void;
};

/**
 * Searches by a call after each pause in typing.
 * @param text as typed; surrounding white space is ignored
 * @param pauseMs the length of a pause, in milliseconds
 * @param rest the input of the call besides the query
 */
export function useSearch<Name extends SearchName>(
  name: Name,
  text: string,
  pauseMs: number,
  rest: Omit<CallInput<Name>, 'query'>,
): Search<Hit<Name>> {
  // Cuts between characters: half a character could not be sent.
  const typed = [...text.trim()].slice(0, MAX_QUERY_LENGTH).join('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    if (typed === asked) return;
    const timer = setTimeout(() => setAsked(typed), typed === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [typed, asked, pauseMs]);

  const isCurrent = typed !== '' && typed === asked;
  const input = { ...rest, query: asked } as CallInput<Name>;
  // Always fetches anew: earlier results may be deleted or renamed by now.
  const answer = useCall(name, input, { enabled: isCurrent, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false });
  const searchNow = () => (isCurrent ? void answer.refetch() : setAsked(typed));

  if (typed === '') return { status: 'idle', hits: [], error: null, searchNow };
  if (!isCurrent || answer.isFetching) return { status: 'searching', hits: [], error: null, searchNow };
  if (answer.isError) return { status: 'failed', hits: [], error: answer.error, searchNow };
  return { status: 'done', hits: answer.data?.hits ?? [], error: null, limit: MAX_HITS, searchNow };
}

/** An Activity or a Who of the company: `text` is its description or name. */
export type CompanyHit = { id: string; text: string };

/**
 * Searches the company's Activities or Whos while the user types, for dialogs that offer to reuse one (rule search.8).
 * @param excludeContainer the story map of the dialog; leaves out entities that are already on it
 */
export function useCompanySearch(
  name: 'what_company' | 'who_company',
  query: string,
  excludeContainer?: string,
): Search<CompanyHit> {
  const rest = excludeContainer === undefined ? {} : { exclude_container: excludeContainer };
  const { hits, ...search } = useSearch(name, query, SEARCH_DEBOUNCE_MS.whatsAndWhos, rest);
  return {
    ...search,
    hits: hits.map((hit) => ({ id: hit.objectID, text: 'description' in hit ? hit.description : hit.name })),
  };
}
