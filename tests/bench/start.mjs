import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '#infra/local/installed.mjs';
import { ensureChromium } from '../chromium.mjs';

/** `npm run bench`: plain Node, so that it works on a bare clone. Installs what is missing, then measures. */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** The result alone goes to standard output, so that `--json` can be piped. */
const print = (line) => process.stderr.write(`${line}\n`);

/** The browser, or undefined: then the section that needs one is reported and the others are measured. */
function browser() {
  try {
    return { CHROMIUM_PATH: ensureChromium(print) };
  } catch (error) {
    print(error.message);
    return {};
  }
}

try {
  ensureInstalled(root);
  const main = spawn(process.execPath, ['--import', 'tsx', 'tests/bench/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true', ...browser() },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => main.kill(signal));
  main.once('exit', (code) => (process.exitCode = code ?? 1));
} catch (error) {
  print(error.message);
  process.exitCode = 1;
}
