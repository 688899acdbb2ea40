import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LocalRunError } from '../localRunError.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const program = join(root, 'node_modules/aws-cdk/bin/cdk');
/** The account and region of every emulator. */
const ENVIRONMENT = 'aws://000000000000/us-east-1';

/** The outputs of the stacks, by stack and output. */
export type Outputs = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The environment of an AWS tool: it points to the emulator, and drops every variable that could lead to a real
 * account.
 */
export function emulatorEnvironment(address: string): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('AWS_'))),
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_REGION: 'us-east-1',
    AWS_DEFAULT_REGION: 'us-east-1',
    AWS_ENDPOINT_URL: address,
    AWS_ENDPOINT_URL_S3: address,
    // A profile could name other endpoints.
    AWS_CONFIG_FILE: join(root, '.cache/none'),
    AWS_SHARED_CREDENTIALS_FILE: join(root, '.cache/none'),
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    NO_PROXY: 'localhost,127.0.0.1',
    CI: 'true',
    // Always builds the production pages, whatever NODE_ENV says.
    NODE_ENV: 'production',
  };
}

/**
 * The CDK against an emulator, step by step. `folder` is for its synthesised files. Each step throws a LocalRunError
 * that names the failure and its reason.
 */
export function cdkOn(address: string, folder: string, print: (line: string) => void) {
  const out = join(folder, 'cdk.out');
  const outputs = join(folder, 'outputs.json');
  const run = (args: readonly string[], each: (line: string) => void = () => undefined) =>
    runCdk(args, emulatorEnvironment(address), each);
  return {
    /** Builds functions and pages and writes the templates. */
    async synth(webUrl: string): Promise<void> {
      await run([
        'synth',
        '--quiet',
        '--output',
        out,
        '-c',
        'stage=local',
        '-c',
        `emulator=${address}`,
        '-c',
        `webUrl=${webUrl}`,
      ]);
    },
    /** Bootstraps the CDK in an account. */
    async bootstrap(): Promise<void> {
      await run(['bootstrap', ENVIRONMENT, '--app', out]);
    },
    /** Deploys the synthesised app. */
    async deploy(): Promise<Outputs> {
      const { length: all } = readdirSync(out).filter((name) => /^Storyd\w+\.template\.json$/.test(name));
      let count = 0;
      const each = (line: string): void => {
        const stack = /^\s*✅\s+\S+ \(([\w-]+)\)/.exec(line)?.[1];
        if (stack !== undefined) print(`  ${stack} (${(count += 1)} of ${all})`);
      };
      await run(
        [
          'deploy',
          '--all',
          '--require-approval',
          'never',
          '--progress',
          'events',
          '--app',
          out,
          '--outputs-file',
          outputs,
        ],
        each,
      );
      return JSON.parse(readFileSync(outputs, 'utf8')) as Outputs;
    },
  };
}

function runCdk(args: readonly string[], env: NodeJS.ProcessEnv, each: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      let rest = '';
      stream.setEncoding('utf8').on('data', (text: string) => {
        const parts = (rest + text).split('\n');
        rest = parts.pop() ?? '';
        lines.push(...parts);
        parts.forEach(each);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new LocalRunError(reasonOf(args[0] ?? '', lines)))));
  });
}

/**
 * The reason for a failed deployment: the resources that failed, each with its reason, or else its last output.
 *
 * @param lines everything it printed
 */
export function reasonOf(step: string, lines: readonly string[]): string {
  const failed = lines.flatMap((line) => {
    const [, stack, type, rest] = /^\s*([\w-]+) \|.*\| \w+_FAILED\s*\| (\S+)\s*\| (.*)$/.exec(line) ?? [];
    return stack === undefined ? [] : [`  ${stack}: ${type} ${rest}`];
  });
  const words = failed.length > 0 ? [...new Set(failed)] : lines.filter((line) => line.trim() !== '').slice(-15);
  return [`cdk ${step} failed:`, ...words].join('\n');
}
