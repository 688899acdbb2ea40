import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './installed.mjs';
import { launchers } from './launchers.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`StorYd needs Node 20.19 or newer; this is Node ${process.versions.node}. See https://nodejs.org.`);
}

function run(main) {
  checkNode();
  // Read before the installation: a process that is killed during that minute must be noticed afterwards.
  const owners = [process.pid, ...launchers()];
  ensureInstalled(root);
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, STORYD_LAUNCHERS: owners.join(',') },
  });
  // A terminal sends Ctrl-C to the whole group, other senders only to us; a second one does no harm.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  child.once('exit', (code) => process.exit(code ?? 1));
}

/**
 * Runs a program of ours on a bare clone: checks Node, installs what is missing, starts it and ends with it.
 *
 * @param {string} main its source, from the root of the project
 */
export function launch(main) {
  try {
    run(main);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
