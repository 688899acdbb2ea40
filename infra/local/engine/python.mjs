import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Programs that are written in Python and fetched by pip. Plain Node, so that it works on a bare clone. */

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/**
 * What a machine lacks for such a program, in words; nothing when it has all. Some systems ship Python without what makes an environment.
 * @returns {string[]}
 */
export function missingForPython() {
  const { status } = spawnSync('python3', ['-c', 'import venv, ensurepip'], { stdio: 'ignore' });
  return status === 0 ? [] : ['Python 3 with venv and pip'];
}

/**
 * Installs a program, each of its parts by its version, into a Python environment of its own, once.
 *
 * @param {{ name: string, requirements: string }} program its name, and the file that lists its parts for pip
 * @param {(line: string) => void} print
 * @returns {string} the program
 * @throws {Error} when there is no Python that can, or it cannot be fetched
 */
export function installByPip({ name, requirements }, print) {
  // In a folder that no commit ever sees.
  const environment = join(root, '.cache', name);
  const program = join(environment, 'bin', name);
  // Written last: a run that was stopped in between is made up for.
  const installed = join(environment, 'requirements.txt');
  const wanted = readFileSync(requirements, 'utf8');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return program;
  print(`Installing ${name} with pip, once ...`);
  rmSync(environment, { recursive: true, force: true });
  run('python3', ['-m', 'venv', environment], `There is no Python 3 with venv here, which ${name} needs.`);
  run(
    join(environment, 'bin', 'pip'),
    ['install', '--quiet', '--requirement', requirements],
    `pip could not install ${name}.`,
  );
  writeFileSync(installed, wanted);
  return program;
}

function run(program, args, otherwise) {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${otherwise}\n${error?.message ?? stderr.trim()}`);
}
