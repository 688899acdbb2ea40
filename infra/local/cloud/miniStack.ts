import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { installByPip } from '../engine/python.mjs';
import { LocalRunError } from '../localRunError.ts';

const requirements = fileURLToPath(new URL('./requirements.txt', import.meta.url));
const guardian = fileURLToPath(new URL('../engine/guardian.mjs', import.meta.url));
const START_SECONDS = 60;

const otherWays = [
  'Or start another emulator of AWS on this machine and name its address in AWS_ENDPOINT_URL;',
  'infra/local/cloud/compose.yaml has two for Docker.',
].join('\n');

/**
 * Installs MiniStack into its own Python environment, once.
 *
 * @returns its program
 * @throws LocalRunError when no suitable Python exists, or the download fails
 */
export function installMiniStack(print: (line: string) => void): string {
  try {
    return installByPip({ name: 'ministack', requirements }, print);
  } catch (error) {
    throw new LocalRunError(`${error instanceof Error ? error.message : String(error)}\n${otherWays}`);
  }
}

export type MiniStackOptions = {
  /** The path of its program. */
  readonly program: string;
  readonly port: number;
  /** File for its output. */
  readonly log: string;
  /** Host and port of the OpenSearch behind its search domains. */
  readonly search: string | undefined;
};

/**
 * Starts MiniStack for this machine only, in memory. It ends with this process, however that ends.
 *
 * @returns a function to end it, a promise that settles when it has ended by itself, and the file with the key by which
 * a pool signs ID tokens
 * @throws LocalRunError when it does not answer
 */
export async function startMiniStack({ program, port, log, search }: MiniStackOptions): Promise<{
  stop: () => Promise<void>;
  lost: Promise<void>;
  signingKey: (poolId: string) => string;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'storyd-ministack-'));
  mkdirSync(join(folder, 'tmp'));
  const child = spawn(process.execPath, [guardian, program], {
    stdio: ['pipe', 'ignore', 'pipe'],
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('AWS_'))),
      TMPDIR: join(folder, 'tmp'),
      STATE_DIR: join(folder, 'state'),
      BIND_HOST: '127.0.0.1',
      GATEWAY_PORT: String(port),
      LAMBDA_EXECUTOR: 'local',
      // As in AWS, no token is issued without a claim that the product needs.
      MINISTACK_COGNITO_PRETOKEN_STRICT: '1',
      // Other ports that it would open.
      SFTP_ENABLED: '0',
      IOT_MTLS_ENABLED: '0',
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      ...(search === undefined ? {} : { MINISTACK_OPENSEARCH_ENDPOINT: search }),
    },
  });
  writeFileSync(log, '');
  child.stderr.on('data', (text: Buffer) => appendFileSync(log, text));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    child.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const keyOf = (poolId: string) => join(folder, 'state', 'cognito-pool-keys', `${poolId}-id.pem`);
  const answers = async (): Promise<boolean> =>
    (await fetch(`http://127.0.0.1:${port}/_localstack/health`).catch(() => undefined))?.ok === true;
  for (let second = 0; second < START_SECONDS && child.exitCode === null; second += 1) {
    if (await answers()) return { stop, lost: ended, signingKey: keyOf };
    await delay(1_000);
  }
  await stop();
  throw new LocalRunError(`MiniStack does not answer. Its own words are in ${log}.\n${otherWays}`);
}
