import { describe, expect, onTestFinished, test } from 'vitest';
import type { Fault } from '#infra/local/jira/fakeJira.ts';
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
    expect(await port.probe(null)).toEqual({ found: 'credential-refused' });
    jira.accounts.set(authorization, { name: 'storyd', mayCreateIssues: true });
    expect(await port.probe(null)).toMatchObject({ found: 'connected' });
  });

  test('does not send the credential to another instance at the same address', async () => {
    const { jira, port, signedPaths } = connectAdapter(face);
    const known = jira.instanceId ?? '';
    for (const other of ['another', undefined]) {
      jira.instanceId = other;
      expect(await port.probe(known)).toEqual({ found: 'moved' });
    }
    expect(signedPaths()).toEqual([]);
    expect(await port.probe(null)).toMatchObject({ found: 'connected', instanceId: null });
  });

  const html: Fault = { status: 200, body: '<!doctype html><title>Welcome</title>' };
  const to = (location: string): Fault => ({ status: 302, headers: { location } });
  const busy: Fault = { status: 429, headers: { 'retry-after': '30', 'x-ratelimit-limit': '50' } };
  const none: Fault = { status: 429, headers: { 'x-ratelimit-limit': '0' } };
  test.each<[where: 'serverInfo' | 'instance' | 'myself' | 'mypermissions', what: string, Fault, found: string]>([
    ['serverInfo', 'a page of HTML', html, 'unreachable'],
    ['serverInfo', 'JSON of something else', { status: 200, body: '{"name":"wiki"}' }, 'unreachable'],
    ['serverInfo', 'half an answer', { status: 200, body: '{"versionNumbers":[10,' }, 'unreachable'],
    ['serverInfo', '404', { status: 404 }, 'unreachable'],
    ['serverInfo', '401', { status: 401 }, 'unreachable'],
    ['serverInfo', '503', { status: 503 }, 'unreachable'],
    ['serverInfo', 'a redirect to another origin', to('https://jira.elsewhere.example/'), 'moved'],
    ['serverInfo', 'a redirect to its login page', to('/login.jsp'), 'unreachable'],
    ['serverInfo', 'a redirect to nowhere', to('https://'), 'unreachable'],
    ['serverInfo', '429', busy, 'busy'],
    ['serverInfo', 'nothing in time', 'slow', 'unanswered'],
    ['serverInfo', 'a connection that breaks off', 'broken-off', 'unreachable'],
    ['instance', '503', { status: 503 }, 'unreachable'],
    ['instance', '429', busy, 'busy'],
    ['myself', '401', { status: 401 }, 'credential-refused'],
    ['myself', '403', { status: 403 }, 'requests-refused'],
    ['myself', '429 with a limit of 0', none, 'requests-refused'],
    ['myself', '429', busy, 'busy'],
    ['myself', 'nothing in time', 'slow', 'unanswered'],
    ['myself', '500', { status: 500 }, 'unreachable'],
    ['myself', 'a redirect to another origin', to('https://jira.elsewhere.example/'), 'moved'],
    ['mypermissions', '403', { status: 403 }, 'requests-refused'],
    ['mypermissions', 'JSON of something else', { status: 200, body: '{"permissions":{}}' }, 'unreachable'],
  ])('%s: %s', async (where, _what, fault, found) => {
    const { jira, port, api, instance, signedPaths } = connectAdapter(face);
    jira.faults.set(where === 'instance' ? instance : `${api}/${where}`, fault);
    expect(await port.probe(null)).toEqual({ found });
    if (where === 'serverInfo' || where === 'instance') expect(signedPaths()).toEqual([]);
  });
});

test.each([
  [[7, 13, 0], 'unreachable'],
  [[8, 13, 9], 'unreachable'],
  [[8, 14, 0], 'connected'],
  [[9, 0, 0], 'connected'],
] as const)('a Jira Server of version %j: %s', async (version, found) => {
  const { jira, port } = connectAdapter('data-center');
  jira.version = version;
  expect(await port.probe(null)).toMatchObject({ found });
});

test('an adapter finds no Jira of the other kind', async () => {
  const cloud = connectAdapter('cloud').jira;
  const server = connectAdapter('data-center').jira;
  const found = { found: 'unreachable' };
  expect(await createJiraServer(cloud.http, cloud.baseUrl, { token: TOKEN }).probe(null)).toEqual(found);
  expect(await createJiraCloud(server.http, server.baseUrl, { token: TOKEN, email: EMAIL }).probe(null)).toEqual(found);
});
