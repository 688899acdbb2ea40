import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `npm run test:events`: the readers of the stream are ended before and after each of 10,000 records; `npm test` does so with fewer. */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [records = '10000'] = process.argv.slice(2);
const { status } = spawnSync(process.execPath, [join('node_modules', 'vitest', 'vitest.mjs'), 'run', 'tests/events'], {
  cwd: root,
  env: { ...process.env, RECORDS: records },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
