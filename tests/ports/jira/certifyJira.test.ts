import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { certifyCommand } from '#infra/local/certify/certifyCommand.ts';
import { certifyHttp, isCertifiable } from '#infra/local/certify/certifyHttp.ts';
import type { Face } from '#infra/local/jira/faces.ts';
import { nextKey } from '#infra/local/jira/fakeIssues.ts';
import { type LocalJira, openLocalJira } from '#infra/local/jira/localJira.ts';
import { createLocalServer, type LocalServer } from '#infra/local/localServer.ts';

let server: LocalServer;
let jira: LocalJira;
let url: string;
beforeEach(async () => {
  server = createLocalServer();
  url = `http://127.0.0.1:${await server.listen(0)}`;
  jira = await openLocalJira(undefined, url);
  server.serve(jira.handle);
  // Tokens may begin so, and names of options must not hide them.
  for (const { state, apply, face } of jira.sites) {
    state.token = `--token-of-${face}`;
    apply();
  }
});
afterEach(() => server.close(0));

const siteOf = (face: Face) => jira.sites[face === 'cloud' ? 1 : 0];

/** Runs the command against a site of the local Jira, by its port. */
async function certify(face: Face, more: readonly string[] = ['--project', 'RIDE']) {
  const { token, email } = siteOf(face).state;
  const lines: string[] = [];
  const account = face === 'cloud' ? ['--email', email] : [];
  const args = ['--url', `${url}/${face}/`, '--token', token, ...account, ...more];
  const code = await certifyCommand(args, undefined, (line) => lines.push(line));
  const text = lines.join('\n');
  expect(text).not.toContain(token);
  return { code, text };
}

describe.each(['data-center', 'cloud'] as const)('npm run certify:jira, %s,', (face) => {
  test('walks everything, and leaves no issue behind', async () => {
    const before = siteOf(face).jira.issues.map(({ key }) => key);
    const { code, text } = await certify(face);
    expect(text).not.toMatch(/FAILED|LEFT/);
    expect(code).toBe(0);
    expect(text.match(/^ok {6}/gm)).toHaveLength(16);
    expect(text).toMatch(/created (RIDE-\d+), .*deleted \1/s);
    expect(siteOf(face).jira.issues.map(({ key }) => key)).toEqual(before);
  });

  test.each([
    ['revoked token', { revoked: true }, /not accepted: credential-refused/],
    ['right that is missing', { mayCreateIssues: false }, /not accepted: no-project/],
    ['Jira that is busy', { behaviour: 'busy' }, /not accepted: busy/],
    ['Jira that is down', { behaviour: 'down' }, /not accepted: unreachable/],
    ['Jira that has moved', { behaviour: 'moved' }, /not accepted: moved/],
  ] as const)('says of a %s what is wrong', async (_name, change, problem) => {
    const site = siteOf(face);
    Object.assign(site.state, change);
    site.apply();
    const { code, text } = await certify(face);
    expect(code).toBe(1);
    expect(text).toMatch(problem);
  });

  /** The Jira, the key that the walk's issue will have, and its path. */
  const nextIssue = () => {
    const { jira: fake } = siteOf(face);
    const key = nextKey(fake.issues, 'RIDE');
    return { fake, key, path: `${face === 'cloud' ? '/rest/api/3' : '/rest/api/2'}/issue/${key}` };
  };

  test('says when a workflow has no way to done, which is no fault', async () => {
    const { fake, path } = nextIssue();
    fake.faults.set(`${path}/transitions`, { body: '{"transitions":[]}' });
    const { code, text } = await certify(face);
    expect(code).toBe(0);
    expect(text).toMatch(/^note .*being done: Jira's workflow doesn't allow/m);
  });

  test('deletes its issue also when the walk fails behind it', async () => {
    const { fake, key, path } = nextIssue();
    fake.faults.set(`${path}/remotelink`, { status: 403 });
    const { code, text } = await certify(face);
    expect(code).toBe(1);
    expect(text).toMatch(new RegExp(`FAILED .*requests-refused.*\nok {6}deleted ${key}`, 's'));
    expect(fake.issues.some((one) => one.key === key)).toBe(false);
  });
});

test('asks for a scratch project where there are several, and for a type of issues that exists', async () => {
  expect((await certify('data-center', [])).text).toMatch(/name a scratch project by --project: .*RIDE/);
  expect((await certify('data-center', ['--project', 'NONE'])).code).toBe(1);
  expect((await certify('data-center', ['--project', 'RIDE', '--type', 'Opus'])).text).toMatch(/by --type: .*Story/);
});

test('takes https addresses, and http ones of this computer only, also when a Jira leads it on', async () => {
  for (const address of ['https://jira.acme.example/jira', 'http://127.0.0.1:3003/cloud', 'http://localhost:8080'])
    expect(isCertifiable(address)).toBe(true);
  for (const address of [
    'http://jira.acme.example',
    'http://127.0.0.2',
    'https://ann:pw@jira.example',
    'jira',
    'ftp://a',
  ])
    expect(isCertifiable(address)).toBe(false);
  const lines: string[] = [];
  expect(
    await certifyCommand(['--url', 'http://jira.acme.example', '--token', 'x'], undefined, (line) => lines.push(line)),
  ).toBe(2);
  expect(await certifyCommand(['--wrong'], undefined, (line) => lines.push(line))).toBe(2);
  expect(lines.join()).toContain('npm run certify:jira');
  const outside = { method: 'GET', url: new URL('http://jira.acme.example/'), headers: {} } as const;
  await expect(certifyHttp()(outside)).rejects.toMatchObject({ reason: 'refused' });
});
