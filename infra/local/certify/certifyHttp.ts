import { createGuardedHttp } from '#lambdas/ports/jira/guardedHttp.ts';
import { type JiraHttp, JiraUnreachableError } from '#lambdas/ports/jira/jiraHttp.ts';

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const TIMEOUT_MS = 20_000;

/** Whether a Jira may be asked at an address: by https anywhere, and by http on this computer. */
export function isCertifiable(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, search, hash } = new URL(text);
  const isPlain = protocol === 'http:' && LOOPBACK.has(hostname);
  return (protocol === 'https:' || isPlain) && username === '' && search === '' && hash === '';
}

/**
 * How `npm run certify:jira` reaches a Jira. The person at the keyboard decides where to, so private networks are
 * allowed, and http on this computer, for the local Jira. Deployments have a guard of their own, which this leaves alone
 * (docs/decisions/0012).
 */
export function certifyHttp(): JiraHttp {
  const secure = createGuardedHttp({ guard: () => true });
  return (request) => (request.url.protocol === 'http:' ? askPlainly(request) : secure(request));
}

const askPlainly: JiraHttp = async ({ method, url, headers, body }) => {
  if (!isCertifiable(url.origin)) throw new JiraUnreachableError('refused');
  try {
    const response = await fetch(url, {
      ...{ method, headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) },
      ...(body !== undefined && { body }),
    });
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
  } catch (error) {
    throw new JiraUnreachableError((error as Error).name === 'TimeoutError' ? 'time-out' : 'network');
  }
};
