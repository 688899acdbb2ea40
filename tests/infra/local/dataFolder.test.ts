import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dataFolder, deleteData, makeFolder } from '#infra/local/dataFolder.ts';
import { fillOnce, isHalfFilled } from '#infra/local/demo.ts';
import { LocalRunError } from '#infra/local/localRunError.ts';
import { takeLock } from '#infra/local/lock.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'storyd-data-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const info = {
  webUrl: 'http://localhost:1',
  mailboxUrl: 'http://localhost:2',
  cognitoUrl: 'http://localhost:3',
  tableEndpoint: 'http://table.invalid',
  tableSocket: '/somewhere/engine',
};

describe('the folder for the data', () => {
  test('is the one in the project, or the one that is named', () => {
    expect(dataFolder(undefined)).toMatch(/\.storyd$/);
    expect(dataFolder(folder)).toBe(folder);
    expect(dataFolder(join(folder, 'new'))).toBe(join(folder, 'new'));
  });

  test.each(['', ' ', '.', 'infra'])('%j would put keys and mails among the sources, so it is refused', (name) => {
    expect(() => dataFolder(name)).toThrow(LocalRunError);
  });

  test('cannot be one that holds other files, nor a file', () => {
    mkdirSync(join(folder, 'table'));
    writeFileSync(join(folder, 'lock'), '');
    expect(dataFolder(folder)).toBe(folder);
    writeFileSync(join(folder, 'letters.txt'), '');
    expect(() => dataFolder(folder)).toThrow('holds other files (letters.txt)');
    expect(() => dataFolder(join(folder, 'letters.txt'))).toThrow('is not a folder');
  });

  test('is made with those above it, or cannot be made where the system makes none', () => {
    makeFolder(join(folder, 'a', 'b'));
    expect(existsSync(join(folder, 'a', 'b'))).toBe(true);
    expect(() => makeFolder('/proc/nope/data')).toThrow(/ENOENT|EACCES|EPERM/);
  });

  test('may get other files once it is ours', () => {
    for (const name of ['demo.json', 'notes.txt']) writeFileSync(join(folder, name), '{}');
    expect(dataFolder(folder)).toBe(folder);
  });
});

describe('the lock', () => {
  test('is refused while its holder lives, with a message that names its place', () => {
    const lock = takeLock(folder);
    lock.announce(info);
    expect(() => takeLock(folder)).toThrow(
      `already running on ${folder} at http://localhost:1 (process ${process.pid})`,
    );
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
    takeLock(folder).release();
  });

  test.each([
    ['of a process that is no more', { pid: 2 ** 22 + 1, identity: 'some time ago' }],
    ['of an earlier process with the id of a living one', { pid: process.pid, identity: 'before the restart' }],
    ['that a power cut has damaged', undefined],
    ['that is nothing', null],
    ['without a process', { pid: 'x' }],
  ])('%s is taken over', (_name, holder) => {
    writeFileSync(join(folder, 'lock'), holder === undefined ? '{"pi' : JSON.stringify(holder));
    const lock = takeLock(folder);
    expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    expect(readdirSync(folder)).toEqual(['lock']);
    lock.release();
  });

  test('of another run is not released', () => {
    const lock = takeLock(folder);
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 1, identity: '' }));
    lock.release();
    expect(existsSync(join(folder, 'lock'))).toBe(true);
  });
});

describe('demo data', () => {
  const accounts = [{ email: 'ann@acme.example', password: 'Passw0rd!', what: 'Super admin' }];

  test('is created once, and its accounts are known in later runs', async () => {
    expect(await fillOnce(folder, async () => accounts)).toEqual(accounts);
    expect(await fillOnce(folder, async () => Promise.reject(new Error('filled twice')))).toEqual(accounts);
    expect(isHalfFilled(folder)).toBe(false);
  });

  test('is never added to data of a run that started empty', async () => {
    await fillOnce(folder, async () => []);
    expect(await fillOnce(folder, async () => accounts)).toEqual([]);
  });

  test('is recognised when it was not finished', async () => {
    await expect(fillOnce(folder, async () => Promise.reject(new Error('stopped')))).rejects.toThrow('stopped');
    expect(isHalfFilled(folder)).toBe(true);
  });
});

test('deleting the data keeps everything else in the folder', () => {
  for (const name of ['table', 'cognito', 'mailbox', 'mine']) mkdirSync(join(folder, name));
  for (const name of ['demo.json', 'lock', 'table/storyd.db']) writeFileSync(join(folder, name), '');
  deleteData(folder);
  expect(readdirSync(folder).sort()).toEqual(['lock', 'mine']);
});
