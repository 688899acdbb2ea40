import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fetchByMaven, missingForJava, startJava } from '#infra/local/engine/java.mjs';
import { runOnEngine } from '../engines/runOnEngine.mjs';
import { runVitest } from '../engines/runVitest.mjs';

/**
 * `npm run test:table`: the tests of the calls on DynamoDB Local, Amazon's own engine, as a second opinion on the one
 * that every other run uses. Plain Node, so that it works on a bare clone; needs Java and Maven, which fetches the
 * engine (46 MB with all its parts) the first time. Names of test files after `--` choose some of them.
 */

const engine = { groupId: 'software.amazon.dynamodb', artifactId: 'DynamoDBLocal', version: '3.0.0' };
const START_SECONDS = 60;

/** A port that is free at this moment. */
async function freePort() {
  const probe = createServer().listen(0, '0.0.0.0');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Resolves when the engine answers, be it with a refusal. The wait ends early when it ends. */
async function untilReady(url, { hasEnded }) {
  for (let tries = 0; tries < START_SECONDS * 2 && !hasEnded(); tries += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer !== undefined) return;
    await delay(500);
  }
  throw new Error(`DynamoDB Local did not answer within ${START_SECONDS} seconds.`);
}

await runOnEngine({
  needing: 'the tests on DynamoDB Local need',
  missing: missingForJava,
  async run(args, print) {
    const parts = fetchByMaven(engine, print);
    const port = await freePort();
    const options = ['-inMemory', '-sharedDb', '-disableTelemetry', '-port', String(port)];
    const running = startJava([
      '-Xmx1g',
      `-Djava.library.path=${parts}`,
      '-cp',
      join(parts, '*'),
      'software.amazon.dynamodb.services.local.main.ServerRunner',
      ...options,
    ]);
    try {
      const url = `http://127.0.0.1:${port}`;
      await untilReady(url, running);
      print(`DynamoDB Local ${engine.version} is running on ${url}.`);
      return await runVitest('tests/table/engine.config.ts', args, { DYNAMODB_ENDPOINT: url });
    } finally {
      await running.stop();
    }
  },
});
