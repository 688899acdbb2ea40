import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gatewayLimits } from '#infra/local/gateway/limits.ts';
import { echo, type Gateway, startGateway, token } from './support/gateway.ts';

const kilobyte = 1024;
let gateway: Gateway;

/** Handlers of this test's own, each for one limit. */
const handlers = {
  add_what: echo,
  get_container: async () => ({ statusCode: 200, body: 'x'.repeat(16 * kilobyte) }),
  delete_container: async () => {
    throw new Error('secret of the engine');
  },
  set_rank: () => new Promise<never>(() => undefined),
  delete_what2: async () => ({ statusCode: 204 }),
};

beforeAll(async () => {
  const limits = { bodyBytes: 32 * kilobyte, invocationBytes: 16 * kilobyte, waitMs: 100 };
  gateway = await startGateway({ handlers, limits });
});
afterAll(() => gateway.close());

const bearer = () => ({ authorization: `Bearer ${token()}` });
const json = { 'content-type': 'application/json' };

describe('limits', () => {
  test('equal those of AWS unless a test lowers them', () => {
    expect(gatewayLimits).toEqual({
      headerBytes: 10_240,
      bodyBytes: 10_485_760,
      invocationBytes: 6_291_456,
      waitMs: 30_000,
    });
  });

  test('refuse a body over the gateway limit', async () => {
    const reply = await gateway.send('POST', '/api/add_what', {
      headers: { ...bearer(), ...json },
      body: 'x'.repeat(32 * kilobyte + 1),
    });
    expect(reply).toMatchObject({ status: 413, body: '{"message":"Request Entity Too Large"}' });
  });

  test('refuse a body without announced length over the gateway limit', async () => {
    const headers = { ...bearer(), ...json, 'transfer-encoding': 'chunked' };
    expect((await gateway.send('POST', '/api/add_what', { headers, body: 'x'.repeat(80 * kilobyte) })).status).toBe(
      413,
    );
  });

  test('refuse an event over the limit of an invocation', async () => {
    const send = (size: number) =>
      gateway.send('POST', '/api/delete_what2', { headers: { ...bearer(), ...json }, body: 'x'.repeat(size) });
    expect((await send(12 * kilobyte)).status).toBe(204);
    expect(await send(16 * kilobyte)).toMatchObject({ status: 413, body: '{"message":"Request Entity Too Large"}' });
  });

  test('refuse an answer over the limit of an invocation', async () => {
    const reply = await gateway.send('POST', '/api/get_container', { headers: bearer() });
    expect(reply).toMatchObject({ status: 500, body: '{"message":"Internal Server Error"}' });
  });

  test('refuse headers over the gateway limit', async () => {
    const send = (size: number) =>
      gateway.send('POST', '/api/delete_what2', { headers: { ...bearer(), 'x-long': 'x'.repeat(size) } });
    expect((await send(8_000)).status).toBe(204);
    expect(await send(10_240)).toMatchObject({ status: 431, body: '{"message":"Request Header Fields Too Large"}' });
  });

  test('stop a function that takes too long', async () => {
    const reply = await gateway.send('POST', '/api/set_rank', { headers: bearer() });
    expect(reply).toMatchObject({ status: 503, body: '{"message":"Service Unavailable"}' });
  });

  test('a function that throws hides its error from the caller, and prints it in the terminal', async () => {
    gateway.reported.length = 0;
    const reply = await gateway.send('POST', '/api/delete_container', { headers: bearer() });
    expect(reply).toMatchObject({ status: 500, body: '{"message":"Internal Server Error"}' });
    expect(gateway.reported).toEqual([new Error('secret of the engine')]);
  });
});
