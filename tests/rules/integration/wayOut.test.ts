import { expect, test } from 'vitest';
import { CONNECTION_FAULTS, integrationStatusSchema } from '#shared/model/integration/integration.ts';
import { wayOut } from '#shared/rules/integration/wayOut.ts';

const own = { integrationType: 'jira-server', baseUrl: 'https://jira.acme.example' } as const;

test('each fault has a sentence of its own, and none is told of a connection that works', () => {
  const told = CONNECTION_FAULTS.map((fault) => wayOut({ ...own, status: 'JIRA-404', fault }));
  expect(new Set(told).size).toBe(CONNECTION_FAULTS.length);
  expect(told).not.toContain(undefined);
  for (const fault of CONNECTION_FAULTS) expect(wayOut({ ...own, status: 'ACTIVE', fault })).toBeUndefined();
});

test('a refused token of Jira Cloud may be one with scopes: where that works is told', () => {
  const refused = { status: 'JIRA-DELETED', fault: 'token-refused' } as const;
  expect(wayOut({ ...own, ...refused })).not.toContain('scopes');
  const told = wayOut({ integrationType: 'jira-cloud', baseUrl: 'https://acme.atlassian.net', ...refused });
  expect(told).toContain('https://api.atlassian.com/ex/jira/');
  expect(told).toContain('https://acme.atlassian.net/_edge/tenant_info');
});

test('what was checked before faults were noted has a way out too, unless its status names it', () => {
  const without = integrationStatusSchema.options.filter((status) => wayOut({ ...own, status }) === undefined);
  expect(without).toEqual(['ACTIVE', 'JIRA-404', 'JIRA-EXISTS']);
  expect(wayOut({ ...own, status: 'INITIAL' })).toContain('Connect');
  expect(wayOut({ ...own, status: 'URL-CHANGED' })).toContain('Refresh Status');
});
