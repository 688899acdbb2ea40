import type { JiraResponse, JiraHttp, JiraRequest } from '#lambdas/ports/jira/jiraHttp.ts';

/** Where a Jira is, and how to sign requests to it. */
export type JiraConnection = {
  readonly http: JiraHttp;
  /** The address that an administrator has entered, without a slash at its end. */
  readonly baseUrl: string;
  /** The value of the header `Authorization`. */
  readonly authorization: string;
  /** The credential, in each form that Jira, or a proxy in front of it, may repeat. */
  readonly secrets: readonly string[];
};

/** An answer of Jira, with the status 401 where it has refused the credential, whatever status it gave. `json` is undefined when its body is something else. */
export type JiraAnswer = Omit<JiraResponse, 'body'> & { readonly json: unknown };

/** The requests that adapters make. @throws JiraUnreachableError */
export type JiraClient = {
  readonly baseUrl: string;
  /** Reads what anyone may read. A credential that is refused would be refused there too. */
  readonly readAnonymously: (path: string) => Promise<JiraAnswer>;
  readonly read: (path: string) => Promise<JiraAnswer>;
  readonly write: (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => Promise<JiraAnswer>;
};

/** The requests of adapters to one Jira. */
export function createJiraClient({ http, baseUrl, authorization, secrets }: JiraConnection): JiraClient {
  const ask = async (
    path: string,
    headers: JiraRequest['headers'],
    { method, body }: Pick<JiraRequest, 'method' | 'body'> = { method: 'GET' },
  ): Promise<JiraAnswer> => {
    const url = new URL(`${baseUrl}${path}`);
    // Jira writes XML where nothing else is asked for.
    const answer = await http({ method, url, headers: { accept: 'application/json', ...headers }, body });
    const status = isAsToNobody(answer) ? 401 : answer.status;
    return { status, headers: answer.headers, json: parsed(without(secrets, answer.body)) };
  };
  return {
    baseUrl,
    readAnonymously: (path) => ask(path, {}),
    read: (path) => ask(path, { authorization }),
    write: (method, path, body) =>
      body === undefined
        ? ask(path, { authorization }, { method })
        : ask(path, { authorization, 'content-type': 'application/json' }, { method, body: JSON.stringify(body) }),
  };
}

/**
 * Whether Jira has refused the credential and answered as to nobody: then a list is empty and an issue is not found, by
 * an answer that reads as if all were well.
 */
const isAsToNobody = ({ headers }: JiraResponse): boolean =>
  headers['x-seraph-loginreason']?.includes('AUTHENTICATED_FAILED') === true;

/** A text without the credential (rule integration.8). */
const without = (secrets: readonly string[], text: string): string =>
  secrets.flatMap(formsOf).reduce((rest, secret) => rest.replaceAll(secret, '***'), text);

/** The forms that a secret has as part of a JSON text, and of an address or a form there. */
function formsOf(secret: string): string[] {
  const encoded = encodeURIComponent(secret);
  const written = JSON.stringify(secret).slice(1, -1);
  const lowerCase = encoded.replace(/%[0-9A-F]{2}/g, (sign) => sign.toLowerCase());
  return [...new Set([secret, written, written.replaceAll('/', '\\/'), encoded, lowerCase])];
}

/** The content of an answer; undefined for a page of HTML, as proxies and login pages send it. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
