import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '#infra/local/installed.mjs';
import { runVitest } from '../engines/runVitest.mjs';

/** `npm run test:cloud`: the product deployed to an emulator of AWS of its own, tried through its real gateway and in the browser. Plain Node, so that it works on a bare clone. */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

try {
  ensureInstalled(root);
  process.exitCode = await runVitest('tests/cloud/cloud.config.ts', process.argv.slice(2), {});
} catch (error) {
  process.stdout.write(`${error.message}\n`);
  process.exitCode = 1;
}
