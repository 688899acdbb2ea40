import { expect, test } from 'vitest';
import type { IntegrationStatus } from '#shared/model/integration/integration.ts';
import { integrationEntries, type IntegrationEntry } from '#shared/rules/integration/integrationMenu.ts';

const entries: Readonly<Record<IntegrationStatus, readonly IntegrationEntry[]>> = {
  ACTIVE: ['refresh', 'edit', 'mapping', 'drift', 'journal', 'delete'],
  INITIAL: ['connect', 'edit', 'drift', 'journal', 'delete'],
  'JIRA-404': ['retry', 'refresh', 'edit', 'drift', 'journal', 'delete'],
  'JIRA-DELETED': ['edit', 'drift', 'journal', 'delete'],
  'JIRA-DISABLED': ['refresh', 'edit', 'drift', 'journal', 'delete'],
  'JIRA-INCOMING-DISABLED': ['retry', 'edit', 'drift', 'journal', 'delete'],
  'JIRA-EXISTS': ['retry', 'edit', 'drift', 'journal', 'delete'],
  'URL-CHANGED': ['refresh', 'edit', 'drift', 'journal', 'delete'],
};

test.each(Object.entries(entries) as [IntegrationStatus, readonly IntegrationEntry[]][])(
  'the menu of a connection that is %s has %j',
  (status, expected) => {
    expect(integrationEntries(status)).toEqual(expected);
  },
);
