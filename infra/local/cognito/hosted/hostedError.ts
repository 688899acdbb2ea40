import type { ServerResponse } from 'node:http';

/**
 * A refusal of the hosted domain, by its OAuth error code. It is shown in place: there is no safe address to return to.
 */
export class HostedError extends Error {
  readonly status: number;

  constructor(code: 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'invalid_token', status = 400) {
    super(code);
    this.status = status;
  }
}

/** @param cookie to set on the way */
export function redirect(response: ServerResponse, location: string, cookie?: string): void {
  response.writeHead(302, {
    location,
    'cache-control': 'no-store',
    ...(cookie !== undefined && { 'set-cookie': cookie }),
  });
  response.end();
}

/** An address of the web app with more in its query. */
export function withQuery(address: string, more: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(more)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
