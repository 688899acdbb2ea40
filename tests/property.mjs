import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run property`: twenty editors make a thousand edits at once, for twenty seeds. `npm run property -- 3 20261121` tries three seeds from that one on;
 * what goes wrong with a seed mostly does so again, though not always: which of two edits comes first is up to the machine.
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [seeds = '20', first] = process.argv.slice(2);
const env = { ...process.env, SEEDS: seeds, EDITS: '1000', ...(first !== undefined && { SEED: first }) };
const { status } = spawnSync(
  process.execPath,
  [join('node_modules', 'vitest', 'vitest.mjs'), 'run', 'tests/calls/property.test.ts'],
  { cwd: root, env, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
