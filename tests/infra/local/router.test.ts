import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRoute } from '#infra/local/gateway/routes.ts';
import { registry } from '#shared/contract/registry.ts';
import { everyCall } from '#tests/fixtures/everyCall.ts';
import { clientId, echo, type Gateway, issuer, newKeys, startGateway, token } from './support/gateway.ts';

const now = new Date('2026-03-12T19:03:58.390Z');
let gateway: Gateway;

/** Handlers of this test's own, each for one thing that the gateway does with a result. */
const handlers = {
  user_sign_in_provider_id: echo,
  add_what: echo,
  company_users: async () => ({
    statusCode: 201,
    headers: { 'Content-Type': 'application/octet-stream', 'X-Number': 7 },
    cookies: ['a=1; HttpOnly', 'b=2'],
    body: Buffer.from([0, 1, 255]).toString('base64'),
    isBase64Encoded: true,
  }),
  move_what: async () => ({ answer: 42 }) as object,
  delete_what2: async () => ({ statusCode: 204 }),
};

beforeAll(async () => {
  gateway = await startGateway({ handlers, clock: () => now });
});
afterAll(() => gateway.close());

const bearer = (jwt = token()) => ({ authorization: `Bearer ${jwt}` });
const json = { 'content-type': 'application/json' };
const eventOf = (body: string) => JSON.parse(body) as APIGatewayProxyEventV2WithJWTAuthorizer;

describe('the event', () => {
  test('has the shape of payload format 2.0', async () => {
    const iat = Math.floor(Date.now() / 1000);
    const jwt = token({
      iat,
      exp: iat + 60,
      email_verified: true,
      'cognito:groups': ['a', 'b'],
      address: { zip: 1, city: 'B' },
      uid: 'u1',
    });
    const reply = await gateway.send('POST', '/api/add_what?b=2&a=x%20y&b=3&empty=', {
      headers: {
        ...bearer(jwt),
        ...json,
        'X-Tab-Id': 'tab',
        cookie: 'one=1; two=2',
        'x-twice': ['1', '2'],
        'user-agent': 'test',
      },
      body: '{"description":"Gießen"}',
    });
    expect(reply.status).toBe(200);
    const event = eventOf(reply.body);
    expect(event).toEqual({
      version: '2.0',
      routeKey: 'POST /add_what',
      rawPath: '/api/add_what',
      rawQueryString: 'b=2&a=x%20y&b=3&empty=',
      cookies: ['one=1', 'two=2'],
      headers: {
        authorization: `Bearer ${jwt}`,
        connection: 'close',
        'content-type': 'application/json',
        'content-length': '25',
        host: `127.0.0.1:${gateway.port}`,
        'user-agent': 'test',
        'x-amzn-trace-id': expect.stringMatching(/^Root=1-[0-9a-f]{8}-[0-9a-f]{24}$/) as unknown,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-port': String(gateway.port),
        'x-forwarded-proto': 'http',
        'x-tab-id': 'tab',
        'x-twice': '1,2',
      },
      queryStringParameters: { a: 'x y', b: '2,3', empty: '' },
      requestContext: {
        accountId: '000000000000',
        apiId: 'local',
        authorizer: {
          jwt: {
            claims: {
              iss: issuer,
              aud: clientId,
              sub: 'sub-1',
              token_use: 'id',
              iat: String(iat),
              exp: String(iat + 60),
              email_verified: 'true',
              'cognito:groups': '[a b]',
              address: 'map[city:B zip:1]',
              uid: 'u1',
            },
            scopes: null,
          },
        },
        domainName: `127.0.0.1:${gateway.port}`,
        domainPrefix: 'local',
        http: { method: 'POST', path: '/api/add_what', protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'test' },
        requestId: expect.stringMatching(/^[A-Za-z0-9+/]{15}=$/) as unknown,
        routeKey: 'POST /add_what',
        stage: 'api',
        time: '12/Mar/2026:19:03:58 +0000',
        timeEpoch: now.getTime(),
      },
      body: '{"description":"Gießen"}',
      isBase64Encoded: false,
    });
    expect(reply.headers['apigw-requestid']).toBe(event.requestContext.requestId);
  });

  test('leaves out what the request lacks', async () => {
    const reply = await gateway.send('GET', '/api/user_sign_in_provider_id');
    const event = eventOf(reply.body);
    for (const absent of ['body', 'cookies', 'queryStringParameters']) expect(event).not.toHaveProperty(absent);
    expect(event.requestContext).not.toHaveProperty('authorizer');
    expect(event).toMatchObject({ rawQueryString: '', isBase64Encoded: false });
  });

  test.each([
    ['application/json; charset=utf-8', false],
    ['text/csv', false],
    ['application/xml', false],
    ['application/x-www-form-urlencoded', true],
    ['application/octet-stream', true],
    [undefined, true],
  ])('carries a body of type %s in base64: %s', async (type, isBase64Encoded) => {
    const headers = { ...bearer(), ...(type === undefined ? {} : { 'content-type': type }) };
    const event = eventOf((await gateway.send('POST', '/api/add_what', { headers, body: 'a=1' })).body);
    expect(event.isBase64Encoded).toBe(isBase64Encoded);
    expect(event.body).toBe(isBase64Encoded ? 'YT0x' : 'a=1');
  });
});

describe('bytes that are not UTF-8', () => {
  const json = { ...bearer(), 'content-type': 'application/json' };
  test.each<[string, string, string, Record<string, string>, Buffer | undefined]>([
    ['in a JSON body', 'POST', '/api/add_what', json, Buffer.from('{"a":"\xff"}', 'latin1')],
    ['in a query', 'GET', '/api/company_users?a=%ff', bearer(), undefined],
  ])('%s are refused, and not read as replacement characters', async (_where, method, path, headers, body) => {
    const reply = await gateway.send(method, path, { headers, ...(body === undefined ? {} : { body }) });
    expect(reply).toMatchObject({ status: 400, body: '{"message":"Bad Request"}' });
  });

  test('are base64 in other bodies', async () => {
    const body = Buffer.from('\xff', 'latin1');
    const event = eventOf((await gateway.send('POST', '/api/add_what', { headers: bearer(), body })).body);
    expect(event.body).toBe('/w==');
  });

  test('a percent sign in a query is kept', async () => {
    expect((await gateway.send('GET', '/api/company_users?a=100%&b=%zz', { headers: bearer() })).status).toBe(201);
  });
});

describe('the result', () => {
  test('becomes status, headers, cookies and a decoded body', async () => {
    const reply = await gateway.send('GET', '/api/company_users', { headers: bearer() });
    expect(reply.status).toBe(201);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-number': '7',
      'set-cookie': ['a=1; HttpOnly', 'b=2'],
      'content-length': '3',
    });
  });

  test('without a status code is the JSON body itself', async () => {
    const reply = await gateway.send('POST', '/api/move_what', { headers: bearer() });
    expect(reply).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: '{"answer":42}',
    });
  });

  test('may have no body', async () => {
    expect(await gateway.send('POST', '/api/delete_what2', { headers: bearer() })).toMatchObject({
      status: 204,
      body: '',
    });
  });
});

describe('tokens', () => {
  const past = Math.floor(Date.now() / 1000) - 10;
  test.each([
    ['none', {}],
    ['empty', { authorization: '' }],
    ['not a token', { authorization: 'Bearer abc' }],
    ['of another scheme', { authorization: 'Basic YTpi' }],
    ['signed by another key', bearer(token({}, newKeys().privateKey))],
    ['signed by a key that is not published', bearer(token({}, newKeys().privateKey, 'key-2'))],
    [
      'changed after signing',
      bearer(
        token().replace(
          /\.[^.]+\./,
          `.${Buffer.from(JSON.stringify({ iss: issuer, aud: clientId })).toString('base64url')}.`,
        ),
      ),
    ],
    ['unsigned', bearer(`${Buffer.from('{"alg":"none"}').toString('base64url')}.${token().split('.')[1]}.`)],
    ['expired', bearer(token({ exp: past }))],
    ['without an end', bearer(token({ exp: undefined }))],
    ['of another pool', bearer(token({ iss: 'http://localhost:1/other' }))],
    ['of another client', bearer(token({ aud: 'client-2' }))],
    [
      'an access token of another client',
      bearer(token({ aud: undefined, client_id: 'client-2', token_use: 'access' })),
    ],
    ['for nobody', bearer(token({ aud: undefined }))],
  ])('%s: refused', async (_name, headers) => {
    const reply = await gateway.send('POST', '/api/add_what', { headers });
    expect(reply).toMatchObject({
      status: 401,
      body: '{"message":"Unauthorized"}',
      headers: { 'www-authenticate': 'Bearer', 'content-type': 'application/json' },
    });
  });

  test('the scheme may be missing, as in the gateway', async () => {
    expect((await gateway.send('POST', '/api/add_what', { headers: { authorization: token() } })).status).toBe(200);
  });

  test('an access token of our client passes: the function has to refuse it', async () => {
    const headers = bearer(token({ aud: undefined, client_id: clientId, token_use: 'access' }));
    expect((await gateway.send('POST', '/api/add_what', { headers })).status).toBe(200);
  });
});

describe('routes', () => {
  test('are those of the contract, public ones without an authorizer', () => {
    for (const name of everyCall()) {
      const { method, path, access } = registry[name];
      expect(findRoute(method, `/api${path}?x=1`)).toEqual({
        name,
        key: `${method} ${path}`,
        open: access.name === 'public',
      });
    }
    expect(findRoute('GET', '/api/user_sign_in_provider_id')?.open).toBe(true);
  });

  test.each([
    ['GET', '/api/add_what'],
    ['OPTIONS', '/api/add_what'],
    ['HEAD', '/api/user_sign_in_provider_id'],
    ['POST', '/api/add_what/'],
    ['POST', '/api/ADD_WHAT'],
    ['POST', '/add_what'],
    ['POST', '/api'],
    ['POST', '/api/__proto__'],
  ])('%s %s is not found', async (method, path) => {
    const reply = await gateway.send(method, path, { headers: bearer() });
    expect(reply.status).toBe(404);
    if (method !== 'HEAD') expect(reply.body).toBe('{"message":"Not Found"}');
  });
});
