import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CallDefinition } from '#shared/contract/defineCall.ts';
import { type CommandName, registry } from '#shared/contract/registry.ts';
import { everyCommand } from '#tests/fixtures/everyCall.ts';
import { endSession, request } from '#web/base/api/client.ts';
import { configureClient } from '#web/base/api/clientConfiguration.ts';
import { defineClientEntity } from '#web/replica/entity.ts';
import { followAnswers } from '#web/replica/followAnswers.ts';
import { PendingCommands } from '#web/replica/pendingCommands.ts';
import { replica } from '#web/replica/replica.ts';
import { Scope } from '#web/replica/scope.ts';
import { send } from '#web/replica/sending/send.ts';

const probes = defineClientEntity()('probe');
/** One that no input names, for each kind. */
const OTHERS = ['map:other', 'initiative:other'];
const SCOPES = ['map:m', 'map:held', 'initiative:i', 'company', 'own', ...OTHERS];

const commands = everyCommand().filter((name): name is CommandName => registry[name].kind === 'command');

/** The scope that the permission of a command names, or its contract. */
function expectedScope(name: CommandName): string {
  const { scope, access, containerIn }: CallDefinition = registry[name];
  const kind = scope ?? /^(map|initiative):/.exec(access.name)?.[1] ?? 'company';
  // The input names both; the story map comes first.
  if (kind === 'named') return 'map:m';
  if (kind === 'map') return containerIn === undefined ? 'map:m' : 'map:held';
  return kind === 'initiative' ? 'initiative:i' : kind;
}

/** An input with the ids of all kinds of scopes, so that a guess would be wrong. */
const inputOf = (name: CommandName): never => {
  const { containerIn }: CallDefinition = registry[name];
  const held = containerIn === undefined ? {} : { [containerIn]: { containerId: 'held' } };
  return { containerId: 'm', initiativeId: 'i', ...held } as never;
};

let server: Server;
let answer: (received: IncomingMessage) => { status: number; body: unknown };
let ends: (() => void)[] = [];

/** The scopes that hold a probe. */
let scopes: Scope[];
const holders = (id: string) => scopes.flatMap((scope) => (scope.versionOf('probe', id) === null ? [] : [scope.name]));

/** Opens these scopes, each with its outbox. */
function open(...names: readonly string[]): PendingCommands[] {
  scopes = names.map((name) => new Scope(name));
  return scopes.map((scope) => {
    scope.define(probes);
    const pending = new PendingCommands(scope, request);
    ends.push(replica.join(scope, { pending }));
    return pending;
  });
}

const saved = (id: string) => ({
  status: 200,
  body: { change: 'c', changed: [{ type: 'probe', id, version: 1 }], removed: [] },
});
const unclear = { status: 502, body: {} };

beforeEach(async () => {
  server = createServer((received, response) => {
    const { status, body } = answer(received);
    response.writeHead(status).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  configureClient({
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    idToken: async () => 'the.id.token',
  });
  ends.push(followAnswers(replica));
});
afterEach(() => {
  ends.forEach((end) => end());
  ends = [];
  endSession();
  server.close();
});

describe('the answer of a command', () => {
  it('enters the scope that its contract names, and no other', async () => {
    answer = ({ url = '', headers }) =>
      url.includes('app_check_token')
        ? { status: 200, body: { token: 'proof', expiresAt: Date.now() + 600_000 } }
        : saved(String(headers['idempotency-key']));
    open(...SCOPES);
    expect(commands.length).toBeGreaterThan(100);
    for (const name of commands) await send(name, inputOf(name), { key: name });
    expect(commands.map((name) => [name, holders(name)])).toEqual(
      commands.map((name) => [name, [expectedScope(name)]]),
    );
  });

  it('is in its scope before the form hears of it, through the outbox of that scope', async () => {
    answer = () => saved('p');
    const [ofMap, ofCompany] = open('map:m', 'company');
    const done = send('delete_container', { containerId: 'm' }).then(() => holders('p'));
    expect([ofMap?.unanswered, ofCompany?.unanswered]).toEqual([1, 0]);
    expect(await done).toEqual(['map:m']);
    expect(ofMap?.unanswered).toBe(0);
  });

  it('goes through the outbox of the company while its scope is not open', async () => {
    answer = () => saved('p');
    const [ofCompany] = open('company', 'map:other');
    const done = send('delete_container', { containerId: 'm' });
    expect(ofCompany?.unanswered).toBe(1);
    await done;
    expect(holders('p')).toEqual([]);
  });
});

describe('a command of a form', () => {
  const failed = (sent: Promise<unknown>) => sent.then(() => 'saved').catch(({ code }: { code: string }) => code);

  it('has the same key after an attempt without a clear answer, and a new one after a clear one', async () => {
    const keys: unknown[] = [];
    const answers = [unclear, saved('p'), saved('p')];
    answer = ({ headers }) => {
      keys.push(headers['idempotency-key']);
      return answers[keys.length - 1] ?? unclear;
    };
    open('map:m', 'company');
    const input = { containerId: 'm', name: 'First release' };
    expect(await failed(send('create_release', input))).toBe('unknown');
    await send('create_release', { ...input });
    await send('create_release', { ...input });
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it.each([
    [
      'its opposite',
      ['complete_release', { containerId: 'm', releaseId: 'r' }],
      ['uncomplete_release', { containerId: 'm', releaseId: 'r' }],
    ],
    [
      'another value',
      ['change_member_role', { containerId: 'm', uid: 'ann', role: 'viewer' }],
      ['change_member_role', { containerId: 'm', uid: 'ann', role: 'editor' }],
    ],
    [
      'another name',
      ['create_release', { containerId: 'm', name: 'A' }],
      ['create_release', { containerId: 'm', name: 'B' }],
    ],
    [
      'another name where nothing has an id',
      ['create_initiative', { name: 'A' }],
      ['create_initiative', { name: 'B' }],
    ],
    ['its opposite for a map', ['delete_container', { containerId: 'm' }], ['restore_story_map', { containerId: 'm' }]],
  ] as const)('has a new key again once %s was sent after an unclear answer', async (_, first, opposite) => {
    const keys: unknown[] = [];
    answer = ({ headers }) => {
      keys.push(headers['idempotency-key']);
      return keys.length === 1 ? unclear : saved('p');
    };
    open('map:m', 'company');
    expect(await failed(send(first[0], first[1] as never))).toBe('unknown');
    await send(opposite[0], opposite[1] as never);
    await send(first[0], first[1] as never);
    expect(new Set(keys).size).toBe(3);
  });

  it('keeps its key while something else is changed', async () => {
    const keys: unknown[] = [];
    answer = ({ headers }) => {
      keys.push(headers['idempotency-key']);
      return keys.length === 1 ? unclear : saved('p');
    };
    open('map:m', 'company');
    const input = { containerId: 'm', releaseId: 'r' };
    expect(await failed(send('complete_release', input))).toBe('unknown');
    await send('complete_release', { containerId: 'm', releaseId: 'other' });
    await send('delete_container', { containerId: 'other' });
    await send('complete_release', input);
    expect(keys[3]).toBe(keys[0]);
  });

  it('has the key of its part, when it is one', async () => {
    const keys: unknown[] = [];
    answer = ({ headers }) => {
      keys.push(headers['idempotency-key']);
      return saved('p');
    };
    open('map:m', 'company');
    await send('create_release', { containerId: 'm', name: 'First release' }, { key: 'group/1' });
    expect(keys).toEqual(['group/1']);
  });

  it('leaves nothing behind in the outbox when it is refused', async () => {
    answer = () => ({ status: 403, body: { code: 'permission-denied', message: 'No' } });
    const [ofMap] = open('map:m', 'company');
    expect(await failed(send('create_release', { containerId: 'm', name: 'First release' }))).toBe('permission-denied');
    expect(ofMap?.all).toEqual([]);
  });
});
