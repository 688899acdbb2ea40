import { missingForPython } from '#infra/local/engine/python.mjs';
import { ensureChromium } from '../chromium.mjs';
import { runOnEngine } from '../engines/runOnEngine.mjs';
import { runVitest } from '../engines/runVitest.mjs';

/** `npm run test:cloud`: the product deployed to an emulator of AWS of its own, tried through its real gateway and in the browser. Plain Node, so that it works on a bare clone; needs Python. */

await runOnEngine({
  needing: 'the tests on a deployment need an emulator of AWS, which needs',
  missing: missingForPython,
  run: (args, print) => runVitest('tests/cloud/cloud.config.ts', args, { CHROMIUM_PATH: ensureChromium(print) }),
});
