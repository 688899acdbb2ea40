import { expect, test } from 'vitest';
import { JIRA_ADDRESS_MAX, jiraAddress } from '#shared/rules/integration/jiraAddress.ts';

test.each([
  ['https://jira.acme.example', 'https://jira.acme.example'],
  [' https://Jira.Acme.example/ ', 'https://jira.acme.example'],
  ['https://acme.example:8443/jira//', 'https://acme.example:8443/jira'],
  ['https://jira.acme.example:443', 'https://jira.acme.example'],
  ['https://jira.acme.example/browse/ABC-1', 'https://jira.acme.example'],
  ['https://acme.example/jira/browse/ABC-1?filter=-1#comment', 'https://acme.example/jira'],
  ['https://acme.example/jira/secure/Dashboard.jspa?selectPageId=1', 'https://acme.example/jira'],
  ['https://acme.example/jira/projects/ABC/issues', 'https://acme.example/jira'],
  ['https://acme.example/jira/login.jsp', 'https://acme.example/jira'],
  ['https://acme.example/browser', 'https://acme.example/browser'],
  ['https://acme.atlassian.net/jira/software/projects/ABC/boards/1?a=b', 'https://acme.atlassian.net'],
  ['https://acme.atlassian.net/browse/ABC-1', 'https://acme.atlassian.net'],
  ['https://api.atlassian.com/ex/jira/1f2e3d4c', 'https://api.atlassian.com/ex/jira/1f2e3d4c'],
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
