import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, constants, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasGroups, signalAll } from '../runner/processGroup.mjs';
import { guards, takeOut } from './guards.mjs';

/**
 * `npm run mutants`: removes each guard of the product in turn, in a copy of the project, and runs the tests that must
 * fail. A guard without a failing test is printed, and the run fails. Each core has a copy of its own, so that several
 * guards are tried at a time. `npm run mutants -- word` tries only the guards whose name contains the word.
 */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const word = process.argv[2] ?? '';
const chosen = guards.filter(({ guard }) => guard.includes(word));
/** A timeout on a busy machine must not count as a failing test. */
const patience = ['--testTimeout=120000', '--hookTimeout=120000'];
const print = (line) => process.stdout.write(`${line}\n`);

/** The runs of tests at present, and the end of each. */
const running = new Map();
/** The signal that has interrupted us. */
let interruption;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    interruption = signal;
    for (const tests of running.keys()) signalAll(tests, 'SIGTERM');
  });

/** All files known to git, and new ones; the installed packages are linked. */
function copyProject(folder) {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n');
  for (const file of files.filter((name) => name !== '')) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
}

/**
 * Runs tests in a copy. What they leave behind when they are interrupted, goes with the folder of all copies.
 * @returns whether they pass
 */
async function passes(folder, args, errors = 'ignore') {
  if (interruption !== undefined) throw new Error('Interrupted');
  const tests = spawn(process.execPath, [join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...patience, ...args], {
    cwd: folder,
    env: { ...process.env, TMPDIR: dirname(folder) },
    stdio: ['ignore', 'ignore', errors],
    detached: hasGroups,
  });
  const end = once(tests, 'close').finally(() => running.delete(tests));
  running.set(tests, end);
  const [status] = await end;
  signalAll(tests, 'SIGKILL');
  if (interruption !== undefined) throw new Error('Interrupted');
  return status === 0;
}

/** Whether the tests fail without the guard. */
async function isCaught(folder, guard) {
  const path = join(folder, guard.file);
  const original = readFileSync(path, 'utf8');
  writeFileSync(path, takeOut(guard, original));
  try {
    return !(await passes(folder, ['--bail=1', ...guard.tests]));
  } finally {
    writeFileSync(path, original);
  }
}

/** Tries all guards, one at a time in each copy. @returns those without which no test fails */
async function survivorsIn(folders) {
  const waiting = chosen.values();
  const survivors = [];
  const tryInTurn = async (folder) => {
    for (const guard of waiting) {
      const caught = await isCaught(folder, guard);
      print(`${caught ? 'caught  ' : 'SURVIVED'}  ${guard.guard}`);
      if (!caught) survivors.push(guard);
    }
  };
  await Promise.all(folders.map(tryInTurn));
  return survivors;
}

if (chosen.length === 0) throw new Error(`No guard has '${word}' in its name`);
const folder = mkdtempSync(join(tmpdir(), 'storyd-mutants-'));
try {
  const count = Math.min(chosen.length, Math.max(2, availableParallelism()));
  const copies = Array.from({ length: count }, (_, index) => join(folder, `${index}`));
  copies.forEach(copyProject);
  const tests = [...new Set(chosen.flatMap((guard) => guard.tests))];
  print(`With all guards in place: ${tests.length} test files`);
  if (!(await passes(copies[0], tests, 'inherit')))
    throw new Error('The tests are red already, so they can show nothing');
  const survivors = await survivorsIn(copies);
  print(`${chosen.length - survivors.length} of ${chosen.length} mutants were caught by a test`);
  process.exitCode = survivors.length > 0 ? 1 : 0;
} finally {
  // One that fails ends all, and the others are still running.
  for (const run of running.keys()) signalAll(run, 'SIGTERM');
  await Promise.all(running.values());
  rmSync(folder, { recursive: true, force: true });
  if (interruption !== undefined) process.exit(128 + constants.signals[interruption]);
}
