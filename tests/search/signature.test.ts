import { expect, test } from 'vitest';
import { signatureHeaders } from '#lambdas/search/opensearch/signature.ts';

const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
const scope = { service: 'service', region: 'us-east-1' };
const now = new Date('2015-08-30T12:36:00Z');
const sign = (method: string, path: string, body = '', more: { sessionToken?: string } = {}) =>
  signatureHeaders(
    { method, url: new URL(`https://example.amazonaws.com${path}`), body },
    { ...credentials, ...more },
    scope,
    now,
  );

test.each([
  // Both are of the suite of examples that AWS publishes.
  ['GET', '/', '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31'],
  ['POST', '/', '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b'],
])('signs %s %s as AWS does', (method, path, signature) => {
  expect(sign(method, path)).toEqual({
    'x-amz-date': '20150830T123600Z',
    authorization: `AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=host;x-amz-date, Signature=${signature}`,
  });
});

test('signs the token of a role, the body, the path and the query too', () => {
  const plain = sign('PUT', '/storyd/_doc/a~what~b?require_alias=true', '{}');
  const { authorization, ...headers } = sign('PUT', '/storyd/_doc/a~what~b?require_alias=true', '{}', {
    sessionToken: 'token',
  });
  expect(headers).toEqual({ 'x-amz-date': '20150830T123600Z', 'x-amz-security-token': 'token' });
  expect(authorization).toContain('SignedHeaders=host;x-amz-date;x-amz-security-token,');
  const others = [
    sign('PUT', '/storyd/_doc/a~what~c?require_alias=true', '{}'),
    sign('PUT', '/storyd/_doc/a~what~b', '{}'),
    sign('PUT', '/storyd/_doc/a~what~b?require_alias=true', '[]'),
  ];
  expect(new Set([plain, ...others].map((one) => one['authorization'])).size).toBe(4);
});
