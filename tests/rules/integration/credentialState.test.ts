import { expect, test } from 'vitest';
import { integrationStatusSchema } from '#shared/model/integration/integration.ts';
import { credentialAfter, newCredential } from '#shared/rules/integration/credentialState.ts';

const refused = { found: 'credential-refused' } as const;
const worked = { credentialWorked: true, credentialRefusedAt: null };

test('a credential that worked is refused at the first refusal since, whatever else happens in between', () => {
  for (const status of integrationStatusSchema.options) {
    const once = credentialAfter({ ...worked, status }, refused, 5);
    expect(once).toEqual({ credentialWorked: false, credentialRefusedAt: 5 });
    const down = credentialAfter({ ...once, status: 'JIRA-DELETED' }, { found: 'unreachable' }, 6);
    expect(credentialAfter({ ...down, status: 'JIRA-404' }, refused, 7)).toEqual(once);
    for (const found of ['connected', 'no-project'] as const)
      expect(credentialAfter({ ...once, status }, { found }, 8)).toEqual(worked);
  }
});

test('a credential that never worked is not refused after it worked', () => {
  expect(credentialAfter({ ...newCredential, status: 'ACTIVE' }, refused, 5)).toEqual(newCredential);
});

test('a credential of an earlier release worked if its connection was found so', () => {
  for (const status of integrationStatusSchema.options) {
    const { credentialRefusedAt } = credentialAfter({ status }, refused, 5);
    expect(credentialRefusedAt).toBe(status === 'ACTIVE' || status === 'JIRA-DISABLED' ? 5 : null);
  }
});
