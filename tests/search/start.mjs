import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingForJava } from '#infra/local/engine/java.mjs';
import { startOpenSearch } from '#infra/local/engine/openSearch.mjs';
import { ensureInstalled } from '#infra/local/installed.mjs';
import { runVitest } from '../engines/runVitest.mjs';
import { SKIPPED } from '../runner/results.mjs';

/** `npm run test:search`: what has to be shown on a real OpenSearch. Plain Node, so that it works on a bare clone; needs Java and Maven. */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const say = (line) => process.stdout.write(`${line}\n`);

async function main(args) {
  ensureInstalled(root);
  const missing = missingForJava();
  if (missing.length > 0) {
    say(`SKIPPED: the tests of the search need a real OpenSearch, which needs ${missing.join(' and ')}. Nothing was tested.`);
    return SKIPPED;
  }
  const { url, stop } = await startOpenSearch(say);
  try {
    say(`OpenSearch is running on ${url}.`);
    return await runVitest('tests/search/engine.config.ts', args, { SEARCH_ENGINE: url, AWS_REGION: 'local' });
  } finally {
    await stop();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
