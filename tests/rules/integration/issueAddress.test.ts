import { expect, test } from 'vitest';
import { issueAddress } from '#shared/rules/integration/issueAddress.ts';

const baseUrl = 'https://jira.internal.example';

test.each([
  [{ baseUrl, webUrl: 'https://jira.acme.example/jira' }, 'TILL-1', 'https://jira.acme.example/jira/browse/TILL-1'],
  [{ baseUrl, webUrl: null }, 'TILL-1', `${baseUrl}/browse/TILL-1`],
  [{ baseUrl }, 'TILL/1', `${baseUrl}/browse/TILL%2F1`],
])('an issue of %j with the key %s opens at %s', (connection, key, address) => {
  expect(issueAddress(connection, key)).toBe(address);
});
