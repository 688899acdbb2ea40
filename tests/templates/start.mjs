import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installByPip, missingForPython } from '#infra/local/engine/python.mjs';
import { ensureInstalled } from '#infra/local/installed.mjs';
import { runVitest } from '../engines/runVitest.mjs';
import { SKIPPED } from '../runner/results.mjs';

/** `npm run test:templates`: what cfn-lint, which knows the schemas of CloudFormation, says of the templates. Plain Node, so that it works on a bare clone; needs Python. */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const requirements = fileURLToPath(new URL('requirements.txt', import.meta.url));
const say = (line) => process.stdout.write(`${line}\n`);

async function main(args) {
  ensureInstalled(root);
  const missing = missingForPython();
  if (missing.length > 0) {
    say(`SKIPPED: the check of the templates needs ${missing.join(' and ')}. Nothing was tested.`);
    return SKIPPED;
  }
  const program = installByPip({ name: 'cfn-lint', requirements }, say);
  return runVitest('tests/templates/engine.config.ts', args, { CFN_LINT: program });
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
