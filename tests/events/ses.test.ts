import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Sha256 } from '@smithy/core/checksum';
import { HttpRequest } from '@smithy/core/protocols';
import { SignatureV4 } from '@smithy/signature-v4';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MailRefusedError } from '#lambdas/ports/mail/port.ts';
import { createSesMailer } from '#lambdas/ports/mail/ses.ts';

/** How the adapter talks to SES, seen from a server in its place. */

type Asked = { method: string; path: string; headers: IncomingMessage['headers']; body: string };
let server: Server;
let asked: Asked[];
let answer: { status: number; headers?: Record<string, string>; body: object };

const role = {
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'AKID',
  AWS_SECRET_ACCESS_KEY: 'x',
  AWS_SESSION_TOKEN: 't',
};

beforeEach(async () => {
  for (const [name, value] of Object.entries(role)) vi.stubEnv(name, value);
  asked = [];
  answer = { status: 200, body: { MessageId: 'm1' } };
  server = createServer((message, response) => {
    void text(message).then((body) => {
      asked.push({ method: message.method ?? '', path: message.url ?? '', headers: message.headers, body });
      response.writeHead(answer.status, answer.headers).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  server.close().closeAllConnections();
});

const mail = { to: 'ann@acme.example', subject: 'Grüße', html: '<p>Hi</p>', text: 'Hi' };
const send = () => createSesMailer('storyd@acme.example').send(mail);

describe('a mail by SES', () => {
  test('is handed over as its API wants it', async () => {
    await send();
    expect(asked).toHaveLength(1);
    const [{ method, path, body } = { method: '', path: '', body: '' }] = asked;
    expect(`${method} ${path}`).toBe('POST /v2/email/outbound-emails');
    const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
    expect(JSON.parse(body)).toEqual({
      FromEmailAddress: 'StorYd <storyd@acme.example>',
      Destination: { ToAddresses: ['ann@acme.example'] },
      Content: { Simple: { Subject: utf8('Grüße'), Body: { Html: utf8('<p>Hi</p>'), Text: utf8('Hi') } } },
    });
  });

  test('carries a signature of the role over all that it says', async () => {
    await send();
    const [request] = asked;
    if (request === undefined) expect.fail('nothing was sent');
    const { authorization } = request.headers;
    const date = String(request.headers['x-amz-date']);
    const signed = /SignedHeaders=([^,]+)/.exec(authorization ?? '')?.[1]?.split(';') ?? [];
    expect(signed).toEqual(expect.arrayContaining(['content-type', 'host', 'x-amz-date', 'x-amz-security-token']));
    const again = await new SignatureV4({
      service: 'ses',
      region: role.AWS_REGION,
      credentials: { accessKeyId: role.AWS_ACCESS_KEY_ID, secretAccessKey: 'x', sessionToken: 't' },
      sha256: Sha256,
    }).sign(
      new HttpRequest({
        method: request.method,
        hostname: '127.0.0.1',
        path: request.path,
        headers: Object.fromEntries(
          signed
            .filter((name) => !['x-amz-date', 'x-amz-security-token', 'x-amz-content-sha256'].includes(name))
            .map((name) => [name, String(request.headers[name])]),
        ),
        body: request.body,
      }),
      { signingDate: new Date(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5')) },
    );
    expect(authorization).toBe(again.headers['authorization']);
  });

  test.each([
    [400, 'MessageRejected', true],
    [400, 'BadRequestException:http://internal.amazon.com/', true],
    [400, 'SendingPausedException', false],
    [400, 'MailFromDomainNotVerifiedException', false],
    [403, 'AccessDeniedException', false],
    [429, 'TooManyRequestsException', false],
    [503, '', false],
  ])('that is refused with %i %s says whether that is final, and no address', async (status, name, isFinal) => {
    answer = { status, headers: { 'x-amzn-errortype': name }, body: { message: `not ${mail.to}` } };
    const refusal = await send().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(MailRefusedError);
    expect(refusal).toMatchObject({ isFinal });
    expect(String(refusal)).not.toContain(mail.to);
  });

  test('of which SES says nothing may have gone out', async () => {
    server.close().closeAllConnections();
    await expect(send()).rejects.not.toBeInstanceOf(MailRefusedError);
  });
});
