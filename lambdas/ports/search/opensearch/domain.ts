import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { fetchSigned } from './fetchSigned.ts';

/**
 * For a request with all its attempts: longer than a healthy domain ever takes, shorter than people wait. In
 * milliseconds.
 */
const TIMEOUT = 5_000;

export type DomainAnswer = { readonly status: number; readonly body: unknown };

/** Sends a request to an OpenSearch domain. */
export type Domain = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<DomainAnswer>;

/**
 * A domain by its address, called with the function's own role. The caller judges answers below 500.
 * @param endpoint origin of the domain, without a trailing slash
 * @throws CallError search-unavailable when it does not answer, not in time, or with a fault of its own
 */
export function openDomain(endpoint: string, timeout = TIMEOUT): Domain {
  return async (method, path, content) => {
    try {
      const response = await fetchSigned(new URL(endpoint + path), {
        method,
        // A search changes nothing.
        isRepeatable: method !== 'POST' || path.includes('/_search'),
        body: content === undefined ? undefined : JSON.stringify(content),
        timeout,
      });
      const text = await response.text();
      if (response.status >= 500 || response.status === 429)
        throw new Error(`the search domain answered ${response.status}`);
      return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
    } catch (error) {
      throw new CallError(errors.searchUnavailable, { cause: error });
    }
  };
}

/** An answer that must be a success. @throws CallError search-unavailable when it is not */
export function requireSuccess({ status, body }: DomainAnswer): unknown {
  if (status < 400) return body;
  throw new CallError(errors.searchUnavailable, { cause: new Error(`the search domain refused with ${status}`) });
}
