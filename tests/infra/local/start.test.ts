import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { banner, movedPorts } from '#infra/local/banner.ts';
import { nativeEngine } from '#infra/local/engine/nativeEngine.ts';
import { whatIsMissing } from '#infra/local/installed.mjs';
import { readOptions } from '#infra/local/options.ts';
import { freePort, listenLocally } from '#infra/local/ports.ts';

const folder = mkdtempSync(join(tmpdir(), 'storyd-start-'));
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('missing prerequisites', () => {
  type Packages = Record<string, { version: string; optional?: boolean }>;

  /** A project with these packages in its lock file, in npm's record of what is installed, and in node_modules. */
  function project(wanted: Packages, recorded: Packages | undefined, present: readonly string[]): string {
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({ packages: { '': { version: '1.0.0' }, ...wanted } }),
    );
    if (recorded !== undefined)
      writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: recorded }));
    for (const path of present) {
      mkdirSync(join(folder, path), { recursive: true });
      writeFileSync(join(folder, path, 'package.json'), '{}');
    }
    return folder;
  }
  const a = 'node_modules/a';
  const b = 'node_modules/@x/b';

  test('are none when all packages are there but those for other platforms', () => {
    const wanted = { [a]: { version: '1.0.0' }, [b]: { version: '1.0.0', optional: true } };
    expect(whatIsMissing(project(wanted, { [a]: { version: '1.0.0' } }, [a]))).toBeUndefined();
  });

  test.each<[string, Packages | undefined, string[], string]>([
    ['everything', undefined, [], 'not installed yet'],
    ['a package', { [a]: { version: '1.0.0' } }, [a], 'do not fit the lock file (@x/b)'],
    [
      'another version',
      { [a]: { version: '1.0.0' }, [b]: { version: '1.0.0' } },
      [a, b],
      'do not fit the lock file (@x/b)',
    ],
    [
      'a folder that somebody deleted',
      { [a]: { version: '1.0.0' }, [b]: { version: '2.0.0' } },
      [b],
      'do not fit the lock file (a)',
    ],
  ])('%s', (_name, recorded, present, reason) => {
    expect(
      whatIsMissing(project({ [a]: { version: '1.0.0' }, [b]: { version: '2.0.0' } }, recorded, present)),
    ).toContain(reason);
  });
});

describe('ports', () => {
  async function take(host: string, port = 0): Promise<number> {
    const server = createServer();
    servers.push(server);
    server.listen({ host, port });
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }
  const listen = (wanted: number) => {
    const server = createServer();
    servers.push(server);
    return listenLocally(server, wanted);
  };

  test('a free one is taken as wanted', async () => {
    const port = await freePort();
    expect(await listen(port)).toBe(port);
  });

  test.each(['127.0.0.1', '0.0.0.0'])('one that is taken on %s is replaced by one nearby', async (host) => {
    const port = await take(host);
    const got = await listen(port);
    expect(got).not.toBe(port);
    expect((got - port) % 10).toBe(0);
    expect(movedPorts([{ name: 'web app', wanted: port, url: `http://localhost:${got}` }])).toEqual([
      `Port ${port} is taken, so the web app is on ${got}`,
    ]);
  });

  test('any free one needs no message', () => {
    expect(movedPorts([{ name: 'web app', wanted: 0, url: 'http://localhost:4711' }])).toEqual([]);
  });
});

describe('options', () => {
  test('have their defaults', () => {
    expect(readOptions([])).toEqual({
      help: false,
      empty: false,
      reset: false,
      dev: false,
      port: 3000,
      data: undefined,
    });
    expect(readOptions(['--empty', '--reset', '--dev', '--port', '0', '--data', 'x'])).toEqual({
      help: false,
      empty: true,
      reset: true,
      dev: true,
      port: 0,
      data: 'x',
    });
  });

  test.each([['--unknown'], ['word'], ['--port', 'x'], ['--port', '-1'], ['--port', '70000'], ['--empty=1']])(
    'refuse %s %s',
    (...args) => {
      expect(() => readOptions(args.filter((arg) => arg !== undefined))).toThrow(/--|'word'/);
    },
  );
});

test('the message on a platform without an engine names DYNAMODB_ENDPOINT', () => {
  expect(() => nativeEngine('plan9-mips')).toThrow(/plan9-mips[^]*DYNAMODB_ENDPOINT=http:\/\/localhost:8000 npm start/);
});

test('the terminal shows addresses and accounts in columns', () => {
  const stack = {
    webUrl: 'http://localhost:3000',
    mailboxUrl: 'http://localhost:3001',
    providerUrl: 'http://localhost:3003',
    jiraUrl: 'http://localhost:3004',
    accounts: [
      { email: 'ann@acme.example', password: 'Passw0rd!', what: 'Super admin' },
      { email: 'bo@acme.example', password: 'Longer-pass1', what: 'Viewer' },
    ],
  };
  const lines = banner(stack, '.storyd', ['Port 3002 is taken, so the sign-in is on 3012']).split('\n');
  expect(lines).toContain('    ann@acme.example   Passw0rd!      Super admin');
  expect(lines).toContain('    bo@acme.example    Longer-pass1   Viewer');
  expect(lines).toContain('  Port 3002 is taken, so the sign-in is on 3012');
  expect(lines.filter((line) => line.includes('http://'))).toHaveLength(4);
});
