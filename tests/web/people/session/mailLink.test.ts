import { describe, expect, test } from 'vitest';
import { handler } from '#lambdas/events/user_pool/custom_message.ts';
import { mailLink } from '#web/features/people/session/model/mailLink.ts';

describe('the link in a mail', () => {
  test('carries address and code in its fragment, which no server sees', async () => {
    process.env['WEB_URL'] = 'https://storyd.acme.example';
    for (const triggerSource of ['CustomMessage_SignUp', 'CustomMessage_ForgotPassword']) {
      const event = {
        triggerSource,
        request: { userAttributes: { email: 'ann+b@acme.example' }, codeParameter: '123456' },
        response: {},
      };
      const { response } = await handler(event as unknown as Parameters<typeof handler>[0]);
      const href = /href="([^"]+)"/.exec(response.emailMessage ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
      const { search, hash } = new URL(href);
      expect(search).toBe('');
      expect(mailLink({ search, hash })).toEqual({ email: 'ann+b@acme.example', code: '123456' });
    }
  });

  test('of an earlier release carries them in the query', () => {
    const link = mailLink({ search: '?email=ann%40acme.example&code=123456', hash: '' });
    expect(link).toEqual({ email: 'ann@acme.example', code: '123456' });
  });

  test('carries nothing when it is incomplete', () => {
    expect(mailLink({ search: '', hash: '' })).toEqual({ email: undefined, code: undefined });
  });
});
