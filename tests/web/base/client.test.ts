import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError, request as call, tabId } from '#web/base/api/client.ts';
import { configureClient } from '#web/base/api/clientConfiguration.ts';
import { onRefusal } from '#web/base/api/refusals.ts';

type Seen = { method: string | undefined; url: string | undefined; headers: IncomingMessage['headers']; body: string };

let server: Server;
let apiBase: string;
let seen: Seen[];
let answer: { status: number; body: string };
/** What comes before `answer`, in this order. */
let answersBefore: string[];
/** How many of the next requests break off without an answer, and whether in the middle of it. */
let cuts: number;
let cutInTheMiddle: boolean;
let token: () => Promise<string | undefined>;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      seen.push({ method: request.method, url: request.url, headers: request.headers, body });
      if (cuts > 0) {
        cuts -= 1;
        if (cutInTheMiddle) response.writeHead(200, { 'content-length': 100 }).write('{"docs":');
        setImmediate(() => request.socket.destroy());
        return;
      }
      const body200 = answersBefore.shift();
      const status = body200 === undefined ? answer.status : 200;
      response.writeHead(status, { 'content-type': 'application/json' }).end(body200 ?? answer.body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});

afterAll(() => {
  server.close();
});

beforeEach(() => {
  seen = [];
  answer = { status: 200, body: '{}' };
  answersBefore = [];
  cuts = 0;
  cutInTheMiddle = false;
  token = async () => 'the.id.token';
  configureClient({ apiBase, idToken: () => token() });
});

const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('was not refused');
    },
    (error: unknown) => error as ApiError,
  );

describe('a call', () => {
  it('with GET sends its input in the query string', async () => {
    answer.body = '{"docs":[]}';
    expect(await call('story_map_list', { list_type: 'owner', page: 2 })).toEqual({ docs: [] });
    expect(seen).toMatchObject([{ method: 'GET', url: '/api/story_map_list?list_type=owner&page=2', body: '' }]);
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer the.id.token', 'x-tab-id': tabId });
  });

  it('with POST sends its input as JSON', async () => {
    await call('get_container', { containerId: 'm1' });
    expect(seen).toMatchObject([{ method: 'POST', url: '/api/get_container', body: '{"containerId":"m1"}' }]);
    expect(seen[0]?.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(seen[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  it('that is answered in parts requests each of them, and returns them as one', async () => {
    answersBefore = [
      '{"name":"Trips","role":"owner","whats":[{"id":"a"},{"id":"b"}],"whos":[],"backboneOrder":["b","a"],"next":"whats.b"}',
      '{"name":"Trips","role":"owner","whats":[{"id":"c"}],"whos":[{"id":"d"}],"next":"whos.d"}',
    ];
    answer.body = '{"name":"Travels","role":"owner","whats":[],"whos":[{"id":"e"}],"next":null}';
    expect(await call('get_container', { containerId: 'm1', lists: false })).toEqual({
      name: 'Trips',
      role: 'owner',
      whats: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
      whos: [{ id: 'd' }, { id: 'e' }],
      backboneOrder: ['b', 'a'],
      next: null,
    });
    expect(seen.map(({ body }) => body)).toEqual([
      '{"containerId":"m1","lists":false}',
      '{"containerId":"m1","lists":false,"after":"whats.b"}',
      '{"containerId":"m1","lists":false,"after":"whos.d"}',
    ]);
  });

  it('for one page requests that page only, even if more follow', async () => {
    answer.body = '{"docs":[],"next":"01ARZ3NDEKTSV4RRFFQ69G5FAV"}';
    expect(await call('story_map_history', { containerId: 'm1' })).toMatchObject({ docs: [] });
    expect(seen).toHaveLength(1);
  });

  it('that is refused in the middle of its parts is refused as a whole', async () => {
    answersBefore = ['{"docs":[{"uid":"a"}],"next":"docs.a"}'];
    answer = { status: 403, body: '{"code":"no-company-access","message":"No"}' };
    expect(await refused(call('company_users', {}))).toMatchObject({ code: 'no-company-access' });
  });

  it('that changes something carries a key of its own, or that of its caller', async () => {
    await call('delete_container', { containerId: 'm1' });
    await call('delete_container', { containerId: 'm1' });
    await call('delete_container', { containerId: 'm1' }, { idempotencyKey: 'key-1' });
    const [first, second, third] = seen.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(second).not.toBe(first);
    expect(third).toBe('key-1');
  });

  it('that is public carries no token and requests none', async () => {
    token = async () => {
      throw new Error('asked');
    };
    await call('user_sign_in_provider_id', { email: 'a+b@acme.example' });
    expect(seen[0]?.url).toBe('/api/user_sign_in_provider_id?email=a%2Bb%40acme.example');
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });
});

describe('a refusal', () => {
  it('is passed on with code, message and fields', async () => {
    answer = {
      status: 400,
      body: '{"code":"bad-input","message":"Some of it is not valid","fieldErrors":{"name":"must not be empty"}}',
    };
    const error = await refused(call('get_container', { containerId: 'm1' }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 'bad-input',
      status: 400,
      message: 'Some of it is not valid',
      fieldErrors: { name: 'must not be empty' },
    });
  });

  it('is no-user, and nothing is sent, where nobody is signed in', async () => {
    token = async () => undefined;
    const notified: string[] = [];
    const stop = onRefusal((code) => notified.push(code));
    const error = await refused(call('available_projects', { integrationId: 'i1' }));
    stop();
    expect(error).toMatchObject({ code: 'no-user', message: 'The user is not currently signed in' });
    expect(seen).toEqual([]);
    expect(notified).toEqual(['no-user']);
  });

  it.each([
    [401, '{"message":"Unauthorized"}', 'not-authenticated', 'not authenticated'],
    [404, '{"message":"Not Found"}', 'unknown-call', "This call doesn't exist"],
    [413, '{"message":"Request Entity Too Large"}', 'too-large', 'The request is too large'],
    [429, '{"message":"Too Many Requests"}', 'too-many-requests', 'Too many requests. Try again shortly'],
    // A function that was too slow or too busy; maintenance says its code.
    [503, '{"message":"Service Unavailable"}', 'unknown', 'Something went wrong, please try again'],
    [500, '{"message":"Internal Server Error"}', 'unknown', 'Something went wrong, please try again'],
    [502, '<html>', 'unknown', 'Something went wrong, please try again'],
    [400, '{"code":"toString","message":"odd"}', 'unknown', 'Something went wrong, please try again'],
  ])('of the gateway with %i (%s) gets the code %s and our message', async (status, body, code, message) => {
    answer = { status, body };
    expect(await refused(call('get_container', { containerId: 'm1' }))).toMatchObject({ code, message, status });
  });

  it('keeps the request id of a fault', async () => {
    answer = {
      status: 500,
      body: '{"code":"unknown","message":"Something went wrong, please try again","requestId":"r-1"}',
    };
    expect(await refused(call('get_container', { containerId: 'm1' }))).toMatchObject({ requestId: 'r-1' });
  });

  it('reaches the session before the caller', async () => {
    const refusals: string[] = [];
    const end = onRefusal((code, kind) => refusals.push(`${code} ${kind}`));
    answer = { status: 403, body: '{"code":"no-company-access","message":"gone"}' };
    await refused(call('get_container', { containerId: 'm1' }));
    await refused(call('get_container', { containerId: 'm1' }, { inBackground: true }));
    end();
    await refused(call('get_container', { containerId: 'm1' }));
    expect(refusals).toEqual(['no-company-access query', 'no-company-access background']);
  });
});

describe('without an answer', () => {
  it.each([false, true])(
    'a command is sent once more with the same key (broken off in the middle of the answer: %s)',
    async (inTheMiddle) => {
      cuts = 1;
      cutInTheMiddle = inTheMiddle;
      expect(await call('delete_container', { containerId: 'm1' })).toEqual({});
      expect(seen).toHaveLength(2);
      expect(seen[0]?.headers['idempotency-key']).toBeDefined();
      expect(seen[1]).toMatchObject({
        body: seen[0]?.body,
        headers: { 'idempotency-key': seen[0]?.headers['idempotency-key'] },
      });
    },
  );

  it('a query is sent once more, and nothing a third time', async () => {
    cuts = 1;
    expect(await call('story_map_list', { list_type: 'owner' })).toEqual({});
    cuts = 2;
    expect(await refused(call('story_map_list', { list_type: 'owner' }))).toMatchObject({ isNetworkFailure: true });
    expect(await call('story_map_list', { list_type: 'owner' })).toEqual({});
    expect(seen).toHaveLength(5);
  });

  const keys = () => seen.map(({ headers }) => headers['idempotency-key']);

  it.each([
    ['a fault of the server', { status: 500, body: '{"message":"Internal Server Error"}' }],
    ["a proxy's page", { status: 502, body: '<html>Bad gateway</html>' }],
    ['a cut answer', { status: 200, body: '{"id": "a' }],
  ])('the same command sent again after %s has the same key, so nothing is saved twice', async (_what, unclear) => {
    answer = unclear;
    const { message } = await refused(call('delete_container', { containerId: 'm1' }));
    expect(message).toMatch(/may have been saved/);
    await refused(call('delete_container', { containerId: 'm2' }));
    answer = { status: 200, body: '{}' };
    await call('delete_container', { containerId: 'm1' });
    await call('delete_container', { containerId: 'm1' });
    const [first, other, again, anew] = keys();
    expect(again).toBe(first);
    expect(new Set([first, other, anew]).size).toBe(3);
  });

  it('a refused command is over: sent again it has a new key', async () => {
    answer = { status: 409, body: '{"code":"conflict","message":"No"}' };
    await refused(call('delete_container', { containerId: 'm1' }));
    await refused(call('delete_container', { containerId: 'm1' }));
    expect(new Set(keys()).size).toBe(2);
  });

  it('a refusal counts as an answer', async () => {
    answer = { status: 500, body: '{"message":"Internal Server Error"}' };
    await refused(call('delete_container', { containerId: 'm1' }));
    expect(seen).toHaveLength(1);
  });

  it('a command says that it may have been saved, a query only that the server is unreachable', async () => {
    configureClient({ apiBase: 'http://127.0.0.1:1/api', idToken: token });
    const command = await refused(call('delete_container', { containerId: 'm1' }));
    expect(command).toMatchObject({ code: 'unknown', status: 0, isNetworkFailure: true });
    expect(command.message).toContain('may have been saved');
    const query = await refused(call('story_map_list', { list_type: 'owner' }));
    expect(query).toMatchObject({ code: 'unknown', isNetworkFailure: true });
    expect(query.message).not.toContain('saved');
  });

  it('a token that cannot be renewed counts as a lost connection', async () => {
    token = async () => {
      throw new Error('NetworkError');
    };
    expect(await refused(call('get_container', { containerId: 'm1' }))).toMatchObject({ isNetworkFailure: true });
    expect(seen).toEqual([]);
  });

  it('an answer that is not JSON is a fault, not a lost connection', async () => {
    answer = { status: 200, body: '<!doctype html>' };
    expect(await refused(call('get_container', { containerId: 'm1' }))).toMatchObject({
      code: 'unknown',
      isNetworkFailure: false,
    });
  });

  it('a call that its caller aborted ends as aborted', async () => {
    const abort = new AbortController();
    abort.abort();
    expect(await refused(call('story_map_list', { list_type: 'owner' }, { signal: abort.signal }))).toMatchObject({
      name: 'AbortError',
    });
  });
});
