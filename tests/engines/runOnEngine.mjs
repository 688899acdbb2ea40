import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '#infra/local/installed.mjs';
import { SKIPPED } from '../runner/results.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const print = (line) => process.stdout.write(`${line}\n`);

/**
 * Runs tests that need an external engine, as a command: installs the packages if they are missing, reports and skips
 * if the machine lacks what the engine needs, and exits with a code, possibly `SKIPPED`.
 *
 * @param {{ needing: string, missing: () => string[], run: (args: string[], print: (line: string) => void) => Promise<number> }} tests
 *   `needing` starts the sentence that continues with what is missing
 */
export async function runOnEngine({ needing, missing, run }) {
  try {
    ensureInstalled(root);
    const lacking = missing();
    if (lacking.length > 0) print(`SKIPPED: ${needing} ${lacking.join(' and ')}. Nothing was tested.`);
    process.exitCode = lacking.length > 0 ? SKIPPED : await run(process.argv.slice(2), print);
  } catch (error) {
    print(error.message);
    process.exitCode = 1;
  }
}
