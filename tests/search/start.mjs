import { missingForJava } from '#infra/local/engine/java.mjs';
import { startOpenSearch } from '#infra/local/engine/openSearch.mjs';
import { runOnEngine } from '../engines/runOnEngine.mjs';
import { runVitest } from '../engines/runVitest.mjs';

/**
 * `npm run test:search`: what has to be shown on a real OpenSearch. Plain Node, so that it works on a bare clone; needs
 * Java and Maven.
 */

await runOnEngine({
  needing: 'the tests of the search need a real OpenSearch, which needs',
  missing: missingForJava,
  async run(args, print) {
    const { url, stop } = await startOpenSearch(print);
    try {
      print(`OpenSearch is running on ${url}.`);
      return await runVitest('tests/search/engine.config.ts', args, {
        SEARCH_ENGINE: url,
        AWS_REGION: 'local',
        AWS_ACCESS_KEY_ID: 'local',
        AWS_SECRET_ACCESS_KEY: 'local',
      });
    } finally {
      await stop();
    }
  },
});
