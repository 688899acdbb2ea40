import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { guards, takeOut } from './guards.mjs';

/**
 * `npm run mutants`: removes each guard of the product in turn, in a copy of the project, and runs the tests that must
 * fail. A guard without a failing test is printed, and the run fails. `npm run mutants -- word` tries only the guards
 * whose name contains the word.
 */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const word = process.argv[2] ?? '';
const chosen = guards.filter(({ guard }) => guard.includes(word));
/** A timeout on a busy machine must not count as a failing test. */
const patience = ['--testTimeout=120000', '--hookTimeout=120000'];
const print = (line) => process.stdout.write(`${line}\n`);

/** All files known to git, and new ones; the installed packages are linked. */
function copyProject(folder) {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n');
  for (const file of files.filter((name) => name !== '')) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
}

/** Whether the tests fail without the guard. */
function isMissed(folder, guard) {
  const path = join(folder, guard.file);
  const original = readFileSync(path, 'utf8');
  writeFileSync(path, takeOut(guard, original));
  try {
    const { status } = spawnSync(
      process.execPath,
      [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--bail=1', ...patience, ...guard.tests],
      { cwd: folder, stdio: 'ignore' },
    );
    return status !== 0;
  } finally {
    writeFileSync(path, original);
  }
}

if (chosen.length === 0) throw new Error(`No guard has '${word}' in its name`);
const folder = mkdtempSync(join(tmpdir(), 'storyd-mutants-'));
try {
  copyProject(folder);
  const tests = [...new Set(chosen.flatMap((guard) => guard.tests))];
  print(`With all guards in place: ${tests.length} test files`);
  const { status } = spawnSync(
    process.execPath,
    [join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...patience, ...tests],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (status !== 0) throw new Error('The tests are red already, so they can tell nothing');
  const unmissed = chosen.filter((guard) => {
    const missed = isMissed(folder, guard);
    print(`${missed ? 'missed    ' : 'NOT MISSED'}  ${guard.guard}`);
    return !missed;
  });
  print(`${chosen.length - unmissed.length} of ${chosen.length} guards are missed when they are gone`);
  process.exitCode = unmissed.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
