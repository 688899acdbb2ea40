import { expect, test } from 'vitest';
import { createJiraCloud } from '#lambdas/ports/jira/client/jiraCloud.ts';
import { createJiraServer } from '#lambdas/ports/jira/client/jiraServer.ts';
import type { JiraResponse } from '#lambdas/ports/jira/jiraHttp.ts';

const token = 'a+b/c"d\\e=%f~secret';
const email = 'ann@acme.example';
const lowerCase = (text: string) => text.replace(/%[0-9A-F]{2}/g, (sign) => sign.toLowerCase());

test.each([
  ['as it is', (secret: string) => secret],
  ['URL-encoded', encodeURIComponent],
  ['URL-encoded in lower case', (secret: string) => lowerCase(encodeURIComponent(secret))],
])('a credential that Jira repeats %s is masked', async (_how, form) => {
  const basic = Buffer.from(`${email}:${token}`).toString('base64');
  const body = JSON.stringify({ errorMessages: [`of ${form(token)}, ${form(basic)}`], errors: {} });
  for (const text of [body, body.replaceAll('/', '\\/')]) {
    const http = async (): Promise<JiraResponse> => ({ status: 400, headers: {}, body: text });
    for (const create of [createJiraServer, createJiraCloud]) {
      const port = create(http, 'https://jira.acme.example', { token, email });
      const refusal = await port.updateIssue('TILL-1', { summary: 'x' });
      const known = create === createJiraCloud ? '***' : form(basic);
      expect(refusal).toEqual({ messages: [`of ***, ${known}`], errors: {} });
    }
  }
});
