import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { type Behaviour, BEHAVIOURS, faultsOf } from './behaviours.ts';
import type { Face } from './faces.ts';
import { STATUSES } from './fakeIssues.ts';
import { createFakeJira, type FakeJira } from './fakeJira.ts';
import { localProjects } from './localProjects.ts';

/**
 * The addresses by which StorYd reaches the sites of the local Jira, in this process and nowhere else
 * (docs/decisions/0012). Names below `localhost` never lead to another computer.
 */
const ADDRESSES: Readonly<Record<Face, string>> = {
  'data-center': 'https://jira.localhost',
  cloud: 'https://cloud.jira.localhost',
};

const anything = z.record(z.string(), z.unknown());
const issueSchema = z.object({
  id: z.string(),
  key: z.string(),
  formerKeys: z.array(z.string()),
  typeId: z.string(),
  status: z.enum(STATUSES.map(({ name }) => name)),
  fields: anything,
  properties: anything,
  links: z.array(
    z.object({
      id: z.int(),
      globalId: z.nullable(z.string()),
      application: anything,
      relationship: z.string(),
      object: anything,
    }),
  ),
});
/** What is kept of a site between runs. */
export const siteSchema = z.object({
  token: z.string(),
  email: z.string(),
  revoked: z.boolean(),
  mayCreateIssues: z.boolean(),
  behaviour: z.enum(Object.keys(BEHAVIOURS) as [Behaviour, ...Behaviour[]]),
  /** The ids of this instance, and of another one that takes its place. */
  instances: z.object({ own: z.string(), other: z.nullable(z.string()) }),
  issues: z.array(issueSchema),
});
export type SavedSite = z.infer<typeof siteSchema>;

/** A Jira of the local run, with the one account that StorYd has there. */
export type LocalSite = {
  readonly face: Face;
  /** The address that administrators of StorYd enter. */
  readonly baseUrl: string;
  /** The address of its pages. */
  readonly webUrl: string;
  readonly jira: FakeJira;
  /** What is kept; `apply` makes a change of it take effect. */
  readonly state: SavedSite;
  readonly apply: () => void;
};

const newSite = (): SavedSite => ({
  token: randomBytes(24).toString('base64url'),
  email: 'storyd@jira.example',
  revoked: false,
  mayCreateIssues: true,
  behaviour: 'answers',
  instances: { own: randomUUID(), other: null },
  issues: [],
});

/** A site as it was kept, or a new one. @param url the address of the page of the local Jira */
export function openSite(face: Face, url: string, state: SavedSite = newSite()): LocalSite {
  const jira = createFakeJira(face, ADDRESSES[face]);
  const webUrl = `${url}/${face}`;
  jira.webUrl = webUrl;
  jira.projects.push(...localProjects());
  jira.issues.push(...state.issues);
  state.issues = jira.issues;
  const apply = () => {
    const { token, email, revoked, mayCreateIssues, behaviour, instances } = state;
    const credential =
      face === 'cloud' ? `Basic ${Buffer.from(`${email}:${token}`).toString('base64')}` : `Bearer ${token}`;
    jira.accounts.clear();
    if (!revoked) jira.accounts.set(credential, { name: 'storyd', mayCreateIssues });
    jira.instanceId = instances.other ?? instances.own;
    jira.faults.clear();
    for (const [path, fault] of faultsOf(behaviour, face)) jira.faults.set(path, fault);
  };
  apply();
  return { face, baseUrl: ADDRESSES[face], webUrl, jira, state, apply };
}
