import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingForPython } from '#infra/local/engine/python.mjs';
import { ensureInstalled } from '#infra/local/installed.mjs';
import { ensureChromium } from '../chromium.mjs';
import { runVitest } from '../engines/runVitest.mjs';
import { SKIPPED } from '../runner/results.mjs';

/** `npm run test:cloud`: the product deployed to an emulator of AWS of its own, tried through its real gateway and in the browser. Plain Node, so that it works on a bare clone; needs Python. */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const say = (line) => process.stdout.write(`${line}\n`);

async function main(args) {
  ensureInstalled(root);
  const missing = missingForPython();
  if (missing.length > 0) {
    say(`SKIPPED: the tests on a deployment need an emulator of AWS, which needs ${missing.join(' and ')}. Nothing was tested.`);
    return SKIPPED;
  }
  return runVitest('tests/cloud/cloud.config.ts', args, { CHROMIUM_PATH: ensureChromium(say) });
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
