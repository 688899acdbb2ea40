import {
  type TrackerAnswer,
  type TrackerHttp,
  type TrackerRequest,
  TrackerUnreachable,
} from '#lambdas/tracker/trackerHttp.ts';
import { type FakeProject, projectAnswer } from './fakeProjects.ts';

/** An answer in place of the usual one, or none. */
export type Fault = Partial<TrackerAnswer> | 'slow' | 'broken-off';

/** An account by its credential, as the header `Authorization` holds it. */
type Account = { name: string; mayCreateIssues: boolean };

export type FakeJira = {
  readonly http: TrackerHttp;
  readonly baseUrl: string;
  /** All requests so far, the last one last. */
  readonly requests: TrackerRequest[];
  /** Accounts by their credentials. */
  readonly accounts: Map<string, Account>;
  readonly projects: FakeProject[];
  /** The id of this instance; undefined when it does not tell. */
  instanceId: string | undefined;
  version: readonly [number, number, number];
  /** Faults by the beginning of paths below the base address. */
  readonly faults: Map<string, Fault>;
};

/** The faces of Jira: where their API is, and what they say of themselves. */
const faces = {
  'data-center': { api: '/rest/api/2', deploymentType: 'Server', version: [10, 3, 2] },
  cloud: { api: '/rest/api/3', deploymentType: 'Cloud', version: [1001, 0, 0] },
} as const;
export type Face = keyof typeof faces;

/** A Jira that answers by the published shapes, Data Center 10.3 or Cloud, in this process. */
export function createFakeJira(face: Face, baseUrl: string): FakeJira {
  const { api, deploymentType, version } = faces[face];
  const jira: Omit<FakeJira, 'http'> = {
    baseUrl,
    requests: [],
    accounts: new Map(),
    projects: [],
    instanceId: '1f2e3d4c-0000-4000-8000-a1b2c3d4e5f6',
    version,
    faults: new Map(),
  };
  const anonymous: Record<string, () => Partial<TrackerAnswer>> = {
    [`${api}/serverInfo`]: () =>
      json({
        baseUrl,
        version: jira.version.join('.'),
        versionNumbers: jira.version,
        deploymentType,
        buildNumber: 10030002,
        serverTitle: 'Jira',
      }),
    ...(face === 'cloud'
      ? { '/_edge/tenant_info': () => instance({ cloudId: jira.instanceId }) }
      : {
          '/rest/applinks/1.0/manifest': () =>
            instance({ id: jira.instanceId, name: 'Jira', typeId: 'jira', url: baseUrl, version: '10.3.2' }),
        }),
  };
  const instance = (content: object) =>
    jira.instanceId === undefined ? { status: 404, body: '<html>' } : json(content);
  const personal: Record<string, (account: Account) => Partial<TrackerAnswer>> = {
    [`${api}/myself`]: ({ name }) => json({ name, key: name, accountId: name, displayName: name, active: true }),
    [`${api}/mypermissions`]: ({ mayCreateIssues }) =>
      json({
        permissions: {
          CREATE_ISSUES: { id: '11', key: 'CREATE_ISSUES', name: 'Create Issues', havePermission: mayCreateIssues },
        },
      }),
  };
  const aboutProjects = (path: string, url: URL): Partial<TrackerAnswer> => {
    const below = path.startsWith(api) ? path.slice(api.length) : '';
    const content = projectAnswer(face, jira.projects, below, url.searchParams);
    return content === undefined ? { status: 404, body: '<html>Not found</html>' } : json(content);
  };
  const answer = ({ url, headers }: TrackerRequest): Partial<TrackerAnswer> => {
    const path = pathBelow(baseUrl, url);
    const { authorization } = headers;
    const account = jira.accounts.get(authorization ?? '');
    // A credential that is unknown is refused everywhere.
    if (authorization !== undefined && account === undefined) return json({ errorMessages: ['Unauthorized'] }, 401);
    const open = anonymous[path];
    if (open !== undefined) return open();
    const own = personal[path];
    const answerTo = own ?? (() => aboutProjects(path, url));
    return account === undefined ? json({ errorMessages: ['You are not authenticated'] }, 401) : answerTo(account);
  };
  const http: TrackerHttp = async (request) => {
    jira.requests.push(request);
    if (request.url.origin !== new URL(baseUrl).origin) throw new TrackerUnreachable('unknown-host');
    const path = pathBelow(baseUrl, request.url);
    const [, fault] = [...jira.faults].find(([start]) => path.startsWith(start)) ?? [];
    if (fault === 'slow') throw new TrackerUnreachable('time-out');
    if (fault === 'broken-off') throw new TrackerUnreachable('network');
    return { status: 200, headers: {}, body: '', ...(fault ?? answer(request)) };
  };
  return Object.assign(jira, { http });
}

const pathBelow = (baseUrl: string, url: URL) => `${url.origin}${url.pathname}`.slice(baseUrl.length);

const json = (content: object, status = 200): Partial<TrackerAnswer> => ({
  status,
  headers: { 'content-type': 'application/json;charset=UTF-8' },
  body: JSON.stringify(content),
});
