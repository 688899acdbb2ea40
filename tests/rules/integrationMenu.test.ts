import { expect, test } from 'vitest';
import { integrationStatusSchema } from '#shared/model/integration.ts';
import { connectionActions } from '#shared/rules/integrationMenu.ts';

test('a check is offered by the status of a connection', () => {
  const offering = (action: 'retry' | 'refresh') =>
    integrationStatusSchema.options.filter((status) => connectionActions(status).includes(action));
  expect(offering('retry')).toEqual(['JIRA-404', 'JIRA-INCOMING-DISABLED', 'JIRA-EXISTS']);
  expect(offering('refresh')).toEqual(['ACTIVE', 'JIRA-404', 'JIRA-DISABLED', 'URL-CHANGED']);
});
