import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDomain } from '#lambdas/ports/search/opensearch/domain.ts';
import { createOpenSearchIndex } from '#lambdas/ports/search/opensearch/openSearchIndex.ts';
import type { SearchIndex } from '#lambdas/ports/search/port.ts';
import { searchIndex, setSearchIndex } from '#lambdas/ports/search/searchIndex.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';

/** The requests of the adapter to a domain; `npm run test:search` shows that a real one understands them. */

const acme = 'acme.example' as CompanyDomain;
const unavailable = { code: 'search-unavailable', status: 503 };

type Asked = { request: string; headers: IncomingMessage['headers']; body: unknown };
let server: Server;
let endpoint: string;
let index: SearchIndex;
let asked: Asked[];
let answer: (request: string, response: ServerResponse) => void;

const role = {
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'AKID',
  AWS_SECRET_ACCESS_KEY: 'x',
  AWS_SESSION_TOKEN: 'token',
};

beforeEach(async () => {
  for (const [name, value] of Object.entries(role)) vi.stubEnv(name, value);
  asked = [];
  answer = (_request, response) => void response.end('{}');
  server = createServer((message, response) => {
    void text(message).then((body) => {
      const request = `${message.method} ${message.url}`;
      asked.push({ request, headers: message.headers, body: body === '' ? undefined : JSON.parse(body) });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  index = createOpenSearchIndex(openDomain(endpoint));
});
afterEach(() => {
  vi.unstubAllEnvs();
  server.close().closeAllConnections();
});

const answers = (status: number, body: object) => (_request: string, response: ServerResponse) =>
  void response.writeHead(status).end(JSON.stringify(body));

describe('a search', () => {
  test.each([
    { kind: 'what', text: 'pay', limit: 5 },
    { kind: 'who', text: '* OR company:other.example', limit: 5 },
    { kind: 'story_map', text: 'a', limit: 5, among: { uid: 'u1', roles: ['owner', 'editor'] } },
    { kind: 'release', text: 'a', limit: 5, of: 'm1' },
  ] as const)('covers one company and kind only: %o', async (query) => {
    await index.search(acme, query);
    const [{ request, body } = { request: '', body: {} }] = asked;
    expect(request).toBe('POST /storyd/_search?ignore_unavailable=true');
    const { filter } = (body as { query: { bool: { filter: unknown[] } } }).query.bool;
    expect(filter.slice(0, 2)).toEqual([{ term: { company: acme } }, { term: { kind: query.kind } }]);
    expect(JSON.stringify(filter)).not.toContain('other.example');
    if ('of' in query) expect(filter.slice(2)).toEqual([{ term: { map: 'm1' } }]);
    if ('among' in query)
      expect(filter[2]).toEqual({
        bool: { minimum_should_match: 1, should: [{ term: { owner: 'u1' } }, { term: { editor: 'u1' } }] },
      });
  });

  test('for nothing, or for somebody without a role, sends no request to the domain', async () => {
    expect(await index.search(acme, { kind: 'what', text: ' ?! ', limit: 5 })).toEqual([]);
    expect(
      await index.search(acme, { kind: 'story_map', text: 'a', limit: 5, among: { uid: 'u1', roles: ['none'] } }),
    ).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('returns ids in the order of the domain', async () => {
    answer = answers(200, { hits: { hits: [{ _source: { id: 'b' } }, { _source: { id: 'a' } }] } });
    expect(await index.search(acme, { kind: 'what', text: 'pay', limit: 5 })).toEqual(['b', 'a']);
  });

  test('is signed with the role of the function: host, body and token', async () => {
    await index.search(acme, { kind: 'what', text: 'pay', limit: 5 });
    const [{ headers, body } = { headers: {} as IncomingMessage['headers'], body: {} }] = asked;
    expect(headers['x-amz-security-token']).toBe('token');
    expect(headers['x-amz-content-sha256']).toBe(createHash('sha256').update(JSON.stringify(body)).digest('hex'));
    const scope =
      /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/eu-central-1\/es\/aws4_request, SignedHeaders=([a-z0-9;-]+), /;
    expect(scope.exec(headers.authorization ?? '')?.[1]?.split(';')).toEqual(
      expect.arrayContaining(['host', 'x-amz-content-sha256', 'x-amz-date', 'x-amz-security-token']),
    );
  });
});

describe('a document', () => {
  test('is written with folded words, under a name that no other company can have', async () => {
    await index.put(acme, {
      kind: 'story_map',
      id: 'm1',
      name: 'Bücher-Straße',
      why: 'Ça va',
      members: { owner: ['u1'], editor: [], viewer: ['u2'] },
    });
    expect(asked.map(({ request }) => request)).toEqual([
      'PUT /storyd/_doc/acme.example~story_map~m1?require_alias=true',
    ]);
    expect(asked[0]?.body).toEqual({
      company: acme,
      kind: 'story_map',
      id: 'm1',
      title: 'bucher strasse',
      titleWords: 2,
      why: 'ca va',
      owner: ['u1'],
      editor: [],
      viewer: ['u2'],
    });
  });

  test.each([
    ['makes', 200, {}],
    ['finds', 400, { error: { type: 'resource_already_exists_exception' } }],
  ])('%s the index when it is missing, and is then written', async (_how, status, body) => {
    answer = (request, response) =>
      (request.startsWith('PUT /storyd-3') ? answers(status, body) : answers(asked.length === 1 ? 404 : 201, {}))(
        request,
        response,
      );
    await index.put(acme, { kind: 'what', id: 'w1', description: 'Pay' });
    const write = 'PUT /storyd/_doc/acme.example~what~w1?require_alias=true';
    expect(asked.map(({ request }) => request)).toEqual([write, 'PUT /storyd-3', write]);
    expect(asked[1]?.body).toMatchObject({ aliases: { storyd: {} }, mappings: { dynamic: false } });
  });

  test('that does not exist is deleted without an error', async () => {
    answer = answers(404, {});
    await index.delete(acme, 'what', 'w1');
    expect(asked.map(({ request }) => request)).toEqual(['DELETE /storyd/_doc/acme.example~what~w1']);
  });
});

describe('an index of an earlier version', () => {
  const renew = async (): Promise<string[]> => {
    await index.renew(async (into) => into.put(acme, { kind: 'what', id: 'w1', description: 'Pay' }));
    return asked.map(({ request }) => request);
  };

  test('is replaced when another one has been filled, and deleted when that one has caught up', async () => {
    answer = (request, response) =>
      answers(200, request.startsWith('GET /_alias') ? { 'storyd-1': {} } : {})(request, response);
    expect(await renew()).toEqual([
      'GET /_alias/storyd',
      'DELETE /storyd-3',
      'PUT /storyd-3',
      'PUT /storyd-3/_doc/acme.example~what~w1',
      'POST /_aliases',
      'PUT /storyd/_doc/acme.example~what~w1?require_alias=true',
      'DELETE /storyd-1',
    ]);
    expect(asked[2]?.body).not.toHaveProperty('aliases');
    expect(asked[4]?.body).toEqual({
      actions: [{ remove: { index: 'storyd-1', alias: 'storyd' } }, { add: { index: 'storyd-3', alias: 'storyd' } }],
    });
  });

  test.each([
    ['of this version', 200, { 'storyd-3': {} }],
    ['that is not there', 404, {}],
  ])('one %s is filled in place', async (_which, status, body) => {
    answer = (request, response) => answers(request.startsWith('GET /_alias') ? status : 200, body)(request, response);
    expect(await renew()).toEqual(['GET /_alias/storyd', 'PUT /storyd/_doc/acme.example~what~w1?require_alias=true']);
  });
});

describe('a domain that', () => {
  const all = () => [
    () => index.put(acme, { kind: 'what', id: 'w1', description: 'Pay' }),
    () => index.delete(acme, 'what', 'w1'),
    () => index.search(acme, { kind: 'what', text: 'pay', limit: 5 }),
    () => index.renew(async () => {}),
  ];

  test.each([403, 400, 429, 500, 503])('answers %i is unavailable', async (status) => {
    answer = answers(status, { error: { type: 'some_exception' } });
    for (const attempt of all()) await expect(attempt()).rejects.toMatchObject(unavailable);
  });

  test('answers with something else is unavailable', async () => {
    answer = (_request, response) => void response.end('<html>');
    for (const attempt of all()) await expect(attempt()).rejects.toMatchObject(unavailable);
  });

  test('does not answer in time is unavailable', async () => {
    answer = () => undefined;
    index = createOpenSearchIndex(openDomain(endpoint, 50));
    for (const attempt of all()) await expect(attempt()).rejects.toMatchObject(unavailable);
  });

  test('cannot be reached is unavailable', async () => {
    index = createOpenSearchIndex(openDomain('http://127.0.0.1:9'));
    for (const attempt of all()) await expect(attempt()).rejects.toMatchObject(unavailable);
  });
});

test('a process without an index uses the domain of its environment, or none', async () => {
  setSearchIndex(undefined);
  expect(() => searchIndex()).toThrow(expect.objectContaining(unavailable));
  process.env['SEARCH_ENDPOINT'] = endpoint;
  try {
    await searchIndex().search(acme, { kind: 'what', text: 'pay', limit: 5 });
  } finally {
    setSearchIndex(undefined);
    delete process.env['SEARCH_ENDPOINT'];
  }
  expect(asked).toHaveLength(1);
});
