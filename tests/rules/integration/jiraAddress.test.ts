import { expect, test } from 'vitest';
import { JIRA_ADDRESS_MAX, jiraAddress } from '#shared/rules/integration/jiraAddress.ts';

test.each([
  ['https://jira.acme.example', 'https://jira.acme.example'],
  [' https://Jira.Acme.example/ ', 'https://jira.acme.example'],
  ['https://acme.example:8443/jira//', 'https://acme.example:8443/jira'],
  ['https://jira.acme.example:443', 'https://jira.acme.example'],
])('%s is stored as %s', (text, stored) => {
  expect(jiraAddress(text)).toBe(stored);
});

test.each([
  '',
  'jira.acme.example',
  'http://jira.acme.example',
  'ftp://jira.acme.example',
  'https://',
  'https://ann@jira.acme.example',
  'https://:secret@jira.acme.example',
  'https://jira.acme.example?',
  'https://jira.acme.example/?os_authType=basic',
  'https://jira.acme.example/#',
  `https://jira.acme.example/${'x'.repeat(JIRA_ADDRESS_MAX)}`,
])('"%s" is refused', (text) => {
  expect(jiraAddress(text)).toBeUndefined();
});
