import {
  type JiraResponse,
  type JiraHttp,
  type JiraRequest,
  JiraUnreachableError,
} from '#lambdas/ports/jira/jiraHttp.ts';
import { type Face, faces } from './faces.ts';
import { type FakeIssue, type HiddenStatus, issueReply } from './fakeIssues.ts';
import { type FakeProject, projectAnswer } from './fakeProjects.ts';
import { failure, ok, type Reply } from './fakeReply.ts';
import { searchReply } from './fakeSearch.ts';

/** An answer in place of the usual one, or none. */
export type Fault = Partial<JiraResponse> | 'slow' | 'broken-off';

/** An account by its credential, as the header `Authorization` holds it. */
type Account = {
  name: string;
  mayCreateIssues: boolean;
  /** Jira answers as to nobody where anyone may ask, as Cloud does for an expired token, and says so in a header. */
  isExpired?: boolean;
};

export type FakeJira = {
  readonly face: Face;
  readonly http: JiraHttp;
  readonly baseUrl: string;
  /** The address that people open it by, as it says itself; the same as `baseUrl` unless it is changed. */
  webUrl: string;
  /** All requests so far, the last one last. */
  readonly requests: JiraRequest[];
  /** Accounts by their credentials. */
  readonly accounts: Map<string, Account>;
  readonly projects: FakeProject[];
  readonly issues: FakeIssue[];
  /** See `IssueStore`. */
  readonly hidden: Map<string, HiddenStatus>;
  searchLag: number;
  /** The id of this instance; undefined when it does not tell. */
  instanceId: string | undefined;
  version: readonly [number, number, number];
  /** The status of answers to requests without a credential, where nobody may ask anything; undefined where anyone may ask some. */
  closedTo: number | undefined;
  /** Faults by the beginning of paths below the base address. */
  readonly faults: Map<string, Fault>;
};

/** A Jira that answers by the published shapes, Data Center 10.3 or Cloud, in this process. */
export function createFakeJira(face: Face, baseUrl: string): FakeJira {
  const { api, deploymentType, version } = faces[face];
  const jira: Omit<FakeJira, 'http'> = {
    face,
    baseUrl,
    webUrl: baseUrl,
    requests: [],
    accounts: new Map(),
    projects: [],
    issues: [],
    hidden: new Map(),
    searchLag: 0,
    instanceId: '1f2e3d4c-0000-4000-8000-a1b2c3d4e5f6',
    version,
    closedTo: undefined,
    faults: new Map(),
  };
  const instance = (content: object) => (jira.instanceId === undefined ? failure(404) : ok(content));
  const serverInfo = () =>
    ok({
      baseUrl: jira.webUrl,
      version: jira.version.join('.'),
      versionNumbers: jira.version,
      deploymentType,
      buildNumber: 10030002,
      serverTitle: 'Jira',
    });
  const anonymous: Record<string, () => Reply> = {
    '/rest/api/2/serverInfo': serverInfo,
    [`${api}/serverInfo`]: serverInfo,
    ...(face === 'cloud'
      ? { '/_edge/tenant_info': () => instance({ cloudId: jira.instanceId }) }
      : {
          '/rest/applinks/1.0/manifest': () =>
            instance({ id: jira.instanceId, name: 'Jira', typeId: 'jira', url: jira.webUrl, version: '10.3.2' }),
        }),
  };
  const personal = (path: string, account: Account, request: JiraRequest): Reply | undefined => {
    const { name, mayCreateIssues, isExpired = false } = account;
    const store = { ...jira, api, account: name, ...(isExpired && { projects: [], issues: [] }) };
    const [, below] = path.split(api, 2);
    if (below === undefined) return undefined;
    if (below === '/myself' && isExpired) return failure(401, 'You are not authenticated');
    if (below === '/myself') return ok({ name, key: name, accountId: name, displayName: name, active: true });
    if (below === '/mypermissions') return ok(permissions(mayCreateIssues && !isExpired));
    const { searchParams } = request.url;
    const seen = store.projects.filter(({ key }) => !jira.hidden.has(key));
    const found = request.method === 'GET' ? projectAnswer(face, seen, below, searchParams) : undefined;
    if (found !== undefined) return ok(found);
    const asked = { method: request.method, path: below, query: searchParams, body: contentOf(request.body) };
    return searchReply(store, asked) ?? issueReply(store, asked, mayCreateIssues);
  };
  const answer = (request: JiraRequest): Reply => {
    const path = pathBelow(baseUrl, request.url);
    const { authorization } = request.headers;
    const account = jira.accounts.get(authorization ?? '');
    // A credential that is unknown is refused everywhere.
    if (authorization !== undefined && account === undefined) return failure(401, 'Unauthorized');
    if (authorization === undefined && jira.closedTo !== undefined) return failure(jira.closedTo);
    const open = anonymous[path];
    if (open !== undefined) return open();
    if (account === undefined) return failure(401, 'You are not authenticated');
    return personal(path, account, request) ?? { status: 404 };
  };
  const http: JiraHttp = async (request) => {
    jira.requests.push(request);
    if (request.url.origin !== new URL(baseUrl).origin) throw new JiraUnreachableError('unknown-host');
    const path = pathBelow(baseUrl, request.url);
    const [, fault] = [...jira.faults].find(([start]) => path.startsWith(start)) ?? [];
    if (fault === 'slow') throw new JiraUnreachableError('time-out');
    if (fault === 'broken-off') throw new JiraUnreachableError('network');
    const { headers = {}, ...sent } = fault ?? written(answer(request));
    const isExpired = jira.accounts.get(request.headers['authorization'] ?? '')?.isExpired === true;
    return { status: 200, body: '', ...sent, headers: { ...headers, ...(isExpired && ANONYMOUS) } };
  };
  return Object.assign(jira, { http });
}

/** How Jira says that it took the sender of a credential for nobody. */
const ANONYMOUS = { 'x-seraph-loginreason': 'AUTHENTICATED_FAILED' };

const permissions = (havePermission: boolean) => ({
  permissions: { CREATE_ISSUES: { id: '11', key: 'CREATE_ISSUES', name: 'Create Issues', havePermission } },
});

const pathBelow = (baseUrl: string, url: URL) => `${url.origin}${url.pathname}`.slice(baseUrl.length);

/** The content of a request; undefined for one that is no JSON. */
function contentOf(body = ''): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

/** A reply as it is sent; what Jira does not know it answers by a page. */
function written({ status, content }: Reply): Partial<JiraResponse> {
  if (content !== undefined)
    return {
      status,
      headers: { 'content-type': 'application/json;charset=UTF-8' },
      body: JSON.stringify(content),
    };
  return { status, body: status === 404 ? '<html>Not found</html>' : '' };
}
