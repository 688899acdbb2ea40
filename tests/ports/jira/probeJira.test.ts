import { describe, expect, onTestFinished, test } from 'vitest';
import { createFakeJira, type Fault } from '#infra/local/jira/fakeJira.ts';
import { createJiraCloud } from '#lambdas/ports/jira/client/jiraCloud.ts';
import { createJiraServer } from '#lambdas/ports/jira/client/jiraServer.ts';
import { setLocalJiraPages } from '#lambdas/ports/jira/jiraPages.ts';
import { connectAdapter, EMAIL, TOKEN } from './support/connectAdapter.ts';

describe.each(['data-center', 'cloud'] as const)('a check of Jira, %s,', (face) => {
  test('finds the connection and who answers', async () => {
    const { jira, port, api, signedPaths } = connectAdapter(face);
    const { instanceId, baseUrl: webUrl } = jira;
    expect(await port.probe(null)).toEqual({ found: 'connected', instanceId, webUrl });
    expect(await port.probe(jira.instanceId ?? '')).toMatchObject({ found: 'connected' });
    expect(new Set(signedPaths())).toEqual(new Set([`/jira${api}/myself`, `/jira${api}/mypermissions`]));
  });

  test('finds an account that may create issues nowhere', async () => {
    const { jira, port, authorization } = connectAdapter(face);
    jira.accounts.set(authorization, { name: 'storyd', mayCreateIssues: false });
    expect(await port.probe(null)).toMatchObject({ found: 'no-project', instanceId: jira.instanceId });
  });

  test.each([
    ['https://Tracker.acme.example/jira/', 'https://tracker.acme.example/jira'],
    ['http://jira.acme.example', null],
    ['http://localhost:8080', null],
    ['javascript:alert(1)', null],
    ['https://ann:secret@jira.acme.example', null],
    ['jira', null],
  ])('finds the address that people open it by: %s', async (reported, webUrl) => {
    const { jira, port } = connectAdapter(face);
    jira.webUrl = reported;
    expect(await port.probe(null)).toMatchObject({ found: 'connected', webUrl });
  });

  test('finds the address of the local run, at that one only', async () => {
    const { jira, port } = connectAdapter(face);
    setLocalJiraPages('http://localhost:4570');
    onTestFinished(() => setLocalJiraPages(undefined));
    jira.webUrl = 'http://localhost:4570/data-center';
    expect(await port.probe(null)).toMatchObject({ webUrl: jira.webUrl });
    jira.webUrl = 'http://localhost:4571/data-center';
    expect(await port.probe(null)).toMatchObject({ webUrl: null });
  });

  test('finds a credential that was revoked, and restored', async () => {
    const { jira, port, authorization } = connectAdapter(face);
    jira.accounts.delete(authorization);
    expect(await port.probe(null)).toEqual({ found: 'credential-refused', fault: 'token-refused' });
    jira.accounts.set(authorization, { name: 'storyd', mayCreateIssues: true });
    expect(await port.probe(null)).toMatchObject({ found: 'connected' });
  });

  test('does not send the credential to another instance at the same address', async () => {
    const { jira, port, signedPaths } = connectAdapter(face);
    const known = jira.instanceId ?? '';
    for (const other of ['another', undefined]) {
      jira.instanceId = other;
      expect(await port.probe(known)).toEqual({ found: 'moved', fault: 'other-jira' });
    }
    expect(signedPaths()).toEqual([]);
    expect(await port.probe(null)).toMatchObject({ found: 'connected', instanceId: null });
  });

  test.each([401, 403])('finds a Jira that answers nobody without a credential (%i)', async (status) => {
    const { jira, port, instance } = connectAdapter(face);
    jira.closedTo = status;
    expect(await port.probe(null)).toEqual({ found: 'connected', instanceId: null, webUrl: jira.baseUrl });
    jira.faults.set(instance, { status: 200, body: '{}' });
    expect(await port.probe('known')).toEqual({ found: 'moved', fault: 'other-jira' });
  });

  const html: Fault = { status: 200, body: '<!doctype html><title>Welcome</title>' };
  const to = (location: string): Fault => ({ status: 302, headers: { location } });
  const busy: Fault = { status: 429, headers: { 'retry-after': '30', 'x-ratelimit-limit': '50' } };
  const captcha = (status: number): Fault => ({
    status,
    headers: { 'x-authentication-denied-reason': 'CAPTCHA_CHALLENGE; login-url=https://jira.acme.example/login.jsp' },
  });
  const none: Fault = { status: 429, headers: { 'x-ratelimit-limit': '0' } };
  test.each<
    [where: 'serverInfo' | 'instance' | 'myself' | 'mypermissions', what: string, Fault, found: string, why: string]
  >([
    ['serverInfo', 'a page of HTML', html, 'unreachable', 'sign-in-page'],
    ['serverInfo', 'JSON of something else', { status: 200, body: '{"name":"wiki"}' }, 'unreachable', 'no-jira'],
    ['serverInfo', 'half an answer', { status: 200, body: '{"versionNumbers":[10,' }, 'unreachable', 'sign-in-page'],
    ['serverInfo', '404', { status: 404 }, 'unreachable', 'no-jira'],
    ['serverInfo', '503', { status: 503 }, 'unreachable', 'jira-error'],
    ['serverInfo', 'a redirect to another origin', to('https://jira.elsewhere.example/'), 'moved', 'other-jira'],
    ['serverInfo', 'a redirect to its login page', to('/login.jsp'), 'unreachable', 'sign-in-page'],
    ['serverInfo', 'a redirect to nowhere', to('https://'), 'unreachable', 'sign-in-page'],
    ['serverInfo', '429', busy, 'busy', 'busy'],
    ['serverInfo', 'nothing in time', 'slow', 'unanswered', 'no-answer'],
    ['serverInfo', 'a connection that breaks off', 'broken-off', 'unreachable', 'no-connection'],
    ['instance', '503', { status: 503 }, 'unreachable', 'jira-error'],
    ['instance', '429', busy, 'busy', 'busy'],
    ['myself', '401', { status: 401 }, 'credential-refused', 'token-refused'],
    ['myself', '401 that wants a CAPTCHA', captcha(401), 'credential-refused', 'captcha'],
    ['myself', '403 that wants a CAPTCHA', captcha(403), 'requests-refused', 'captcha'],
    ['myself', '403', { status: 403 }, 'requests-refused', 'account-refused'],
    ['myself', '429 with a limit of 0', none, 'requests-refused', 'account-refused'],
    ['myself', '429', busy, 'busy', 'busy'],
    ['myself', 'nothing in time', 'slow', 'unanswered', 'no-answer'],
    ['myself', '500', { status: 500 }, 'unreachable', 'jira-error'],
    ['myself', 'a redirect to another origin', to('https://jira.elsewhere.example/'), 'moved', 'other-jira'],
    ['mypermissions', '403', { status: 403 }, 'requests-refused', 'account-refused'],
    ['mypermissions', 'JSON of something else', { status: 200, body: '{"permissions":{}}' }, 'unreachable', 'no-jira'],
  ])('%s: %s', async (where, _what, fault, found, why) => {
    const { jira, port, api, instance, signedPaths } = connectAdapter(face);
    const paths = { serverInfo: '/rest/api/2/serverInfo', instance };
    jira.faults.set(where in paths ? paths[where as keyof typeof paths] : `${api}/${where}`, fault);
    expect(await port.probe(null)).toEqual({ found, fault: why });
    if (where === 'serverInfo' || where === 'instance') expect(signedPaths()).toEqual([]);
  });
});

test.each([
  [[7, 13, 0], 'old-version'],
  [[8, 13, 9], 'old-version'],
  [[8, 14, 0], undefined],
  [[9, 0, 0], undefined],
] as const)('a Jira Server of version %j: %s', async (version, fault) => {
  const { jira, port } = connectAdapter('data-center');
  jira.version = version;
  const found = fault === undefined ? 'connected' : 'unreachable';
  expect(await port.probe(null)).toMatchObject({ found, ...(fault && { fault }) });
});

test('an adapter finds no Jira of the other kind', async () => {
  const cloud = connectAdapter('cloud').jira;
  const server = connectAdapter('data-center').jira;
  const found = { found: 'unreachable', fault: 'other-kind' };
  expect(await createJiraServer(cloud.http, cloud.baseUrl, { token: TOKEN }).probe(null)).toEqual(found);
  expect(await createJiraCloud(server.http, server.baseUrl, { token: TOKEN, email: EMAIL }).probe(null)).toEqual(found);
});

test('a token with scopes works at the gateway of Jira Cloud, which tells the instance by its address', async () => {
  const site = 'https://acme.atlassian.net';
  const cloudId = '1f2e3d4c-0000-4000-8000-a1b2c3d4e5f6';
  const gateway = createFakeJira('cloud', `https://api.atlassian.com/ex/jira/${cloudId}`);
  Object.assign(gateway, { webUrl: site, instanceId: undefined, closedTo: 401 });
  gateway.accounts.set(`Basic ${btoa(`${EMAIL}:${TOKEN}`)}`, { name: 'storyd', mayCreateIssues: true });
  const port = createJiraCloud(gateway.http, gateway.baseUrl, { token: TOKEN, email: EMAIL });
  const connected = { found: 'connected', instanceId: cloudId, webUrl: site };
  expect(await port.probe(null)).toEqual(connected);
  expect(await port.probe(cloudId)).toEqual(connected);
  expect(await port.isInstance(cloudId)).toBe(true);
});
