import { fileURLToPath } from 'node:url';
import { installByPip, missingForPython } from '#infra/local/engine/python.mjs';
import { runOnEngine } from '../engines/runOnEngine.mjs';
import { runVitest } from '../engines/runVitest.mjs';

/**
 * `npm run test:templates`: what cfn-lint, which knows the schemas of CloudFormation, says of the templates. Plain
 * Node, so that it works on a bare clone; needs Python.
 */

const requirements = fileURLToPath(new URL('requirements.txt', import.meta.url));

await runOnEngine({
  needing: 'the check of the templates needs',
  missing: missingForPython,
  run: (args, print) =>
    runVitest('tests/templates/engine.config.ts', args, {
      CFN_LINT: installByPip({ name: 'cfn-lint', requirements }, print),
    }),
});
