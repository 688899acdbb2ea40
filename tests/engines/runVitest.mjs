import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Runs vitest with a configuration of its own.
 *
 * @param {string} config path of the configuration, from the root
 * @param {string[]} args more for vitest, such as names of files
 * @param {Record<string, string>} env
 * @returns {Promise<number>} its exit code
 */
export function runVitest(config, args, env) {
  const tests = spawn(
    process.execPath,
    [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--config', config, ...args],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    },
  );
  // We outlive them, to clear up after them.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => tests.kill(signal));
  return new Promise((resolve) => tests.once('close', (code) => resolve(code ?? 1)));
}
