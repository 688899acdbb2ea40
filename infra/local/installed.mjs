import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes sure that the packages of the lock file are installed, and says so while it installs. Plain Node without
 * dependencies, because it runs on a bare clone. Optional packages may be missing: most of them are for other
 * platforms.
 *
 * @param {string} root folder of package.json
 * @throws {Error} when the installation fails; the message is fit for people
 */
export function ensureInstalled(root) {
  const reason = whatIsMissing(root);
  if (reason === undefined) return;
  process.stdout.write(`${reason} Installing with npm ci, which takes about a minute ...\n`);
  const { command, args } = npm();
  const result = spawnSync(command, [...args, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (result.error)
    throw new Error(`npm ci could not be started (${result.error.message}). Run it yourself in ${root}.`);
  if (result.status !== 0)
    throw new Error(`npm ci failed. What it printed above says why; run it yourself in ${root} to try again.`);
}

/**
 * Why an installation is needed, or undefined. npm keeps a lock file of its own in node_modules that lists what it has
 * installed.
 *
 * @param {string} root folder of package.json
 * @returns {string | undefined}
 */
export function whatIsMissing(root) {
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (installed === undefined) return 'The packages are not installed yet.';
  const wanted = readPackages(join(root, 'package-lock.json'));
  if (wanted === undefined) throw new Error(`There is no package-lock.json in ${root}.`);
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '' || entry.link) continue;
    const found = installed[path];
    if (found === undefined && (entry.optional || entry.devOptional)) continue;
    if (found?.version !== entry.version || !existsSync(join(root, path, 'package.json'))) {
      return `The installed packages do not fit the lock file (${path.replace('node_modules/', '')}).`;
    }
  }
  return undefined;
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

/**
 * The npm that started us, or the one on the path. Run through Node, since npm.cmd cannot be spawned without a shell.
 */
function npm() {
  const started = process.env.npm_execpath;
  return started?.endsWith('.js') ? { command: process.execPath, args: [started] } : { command: 'npm', args: [] };
}
