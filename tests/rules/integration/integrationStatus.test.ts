import { expect, test } from 'vitest';
import { integrationStatusSchema } from '#shared/model/integration/integration.ts';
import { type Connection, connectionAfter, type Probe } from '#shared/rules/integration/integrationStatus.ts';

const taken = (id: string) => id === 'taken';
const connection = (more: Partial<Connection> = {}): Connection => ({
  status: 'INITIAL',
  instanceId: null,
  webUrl: null,
  unanswered: 0,
  ...more,
});

test.each<[Probe, Partial<Connection>]>([
  [
    { found: 'connected', instanceId: 'own', webUrl: 'https://jira.acme.example' },
    { status: 'ACTIVE', instanceId: 'own', webUrl: 'https://jira.acme.example' },
  ],
  [
    { found: 'connected', instanceId: null, webUrl: null },
    { status: 'ACTIVE', instanceId: null },
  ],
  [
    { found: 'connected', instanceId: 'taken', webUrl: 'https://jira.acme.example' },
    { status: 'JIRA-EXISTS', instanceId: null },
  ],
  [
    { found: 'no-project', instanceId: 'own', webUrl: null },
    { status: 'JIRA-DISABLED', instanceId: 'own' },
  ],
  [
    { found: 'no-project', instanceId: 'taken', webUrl: null },
    { status: 'JIRA-EXISTS', instanceId: null },
  ],
  [{ found: 'credential-refused' }, { status: 'JIRA-DELETED' }],
  [{ found: 'requests-refused' }, { status: 'JIRA-INCOMING-DISABLED' }],
  [{ found: 'moved' }, { status: 'URL-CHANGED' }],
  [{ found: 'unreachable' }, { status: 'JIRA-404' }],
])('a check that finds %j sets the status whatever it was', (probe, expected) => {
  for (const status of integrationStatusSchema.options)
    expect(connectionAfter(connection({ status, unanswered: 1 }), probe, taken)).toEqual(
      connection({ unanswered: 0, ...expected }),
    );
});

test('one check without an answer in time changes no status, the second in a row does', () => {
  for (const status of integrationStatusSchema.options) {
    const once = connectionAfter(connection({ status }), { found: 'unanswered' }, taken);
    expect(once).toEqual(connection({ status, unanswered: 1 }));
    expect(connectionAfter(once, { found: 'unanswered' }, taken).status).toBe('JIRA-404');
    const answered = connectionAfter(once, { found: 'connected', instanceId: 'own', webUrl: null }, taken);
    expect(connectionAfter(answered, { found: 'unanswered' }, taken).status).toBe('ACTIVE');
  }
});

test('Jira that asks to come back later changes nothing, however often', () => {
  for (const status of integrationStatusSchema.options)
    for (const unanswered of [0, 1]) {
      const before = connection({ status, unanswered, instanceId: 'own' });
      expect(connectionAfter(before, { found: 'busy' }, taken)).toEqual(before);
    }
});
