import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Programs written in Python and fetched by pip. Plain Node, so that it works on a bare clone. */

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/**
 * What a machine lacks for such a program, as a text; nothing when it has all. Some systems ship Python without venv.
 * @returns {string[]}
 */
export function missingForPython() {
  const { status } = spawnSync('python3', ['-c', 'import venv, ensurepip'], { stdio: 'ignore' });
  return status === 0 ? [] : ['Python 3 with venv and pip'];
}

/**
 * Installs a program with pinned dependencies into its own Python environment, once.
 *
 * @param {{ name: string, requirements: string }} program its name, and the requirements file for pip
 * @param {(line: string) => void} print
 * @returns {string} the program
 * @throws {Error} when no suitable Python exists, or the download fails
 */
export function installByPip({ name, requirements }, print) {
  // In a git-ignored folder.
  const environment = join(root, '.cache', name);
  const program = join(environment, 'bin', name);
  // Written last, so that an interrupted run is repeated.
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
