import { fileURLToPath } from 'node:url';
import type { Page, Response } from '@playwright/test';
import { build } from 'esbuild';
import type { ProbeConfiguration, ProbeInput, ProbeName, ProbeOutput } from './amplifyProbe.ts';

/**
 * A request of the browser to the user pool: the operation, the request body, and the name of the error in the answer,
 * if any.
 */
type PoolRequest = { readonly operation: string; readonly body: string; readonly error: string | undefined };

/** aws-amplify on a page of the stack's origin, as the application uses it, driven by a test. */
export type Amplify = {
  /** Runs a function of the probe. @throws with the error's name and message when it fails */
  run<N extends ProbeName>(
    name: N,
    ...input: undefined extends ProbeInput<N> ? [ProbeInput<N>?] : [ProbeInput<N>]
  ): Promise<ProbeOutput<N>>;
  /** Runs a function that must fail. @returns Amplify's error @throws when it succeeds */
  refusal<N extends ProbeName>(
    name: N,
    ...input: undefined extends ProbeInput<N> ? [ProbeInput<N>?] : [ProbeInput<N>]
  ): Promise<{ name: string; message: string }>;
  /** Returns all requests to the pool since the last time. */
  requests(): PoolRequest[];
};

/** Bundles the probe once for all tests of a worker. */
let bundle: Promise<string> | undefined;

async function bundleProbe(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./amplifyProbe.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('The probe was bundled into nothing');
  return file.text;
}

/**
 * Opens a page of the application's origin with nothing but aws-amplify. The page is the icon, which has the
 * application's content security policy and runs none of its code. No route is intercepted: Playwright answers
 * preflights itself once it intercepts, and CORS would go untested.
 */
export async function openAmplify(page: Page): Promise<Amplify> {
  bundle ??= bundleProbe();
  await page.addInitScript({ content: await bundle });
  const response = await page.goto('/favicon.svg');
  if (response?.headers()['content-security-policy'] === undefined)
    throw new Error('The page has no content security policy');
  const configuration = (await (await page.request.get('/config.json')).json()) as ProbeConfiguration;
  const take = recordRequests(page, configuration.userPoolEndpoint);
  const answer = (name: ProbeName, input: unknown) =>
    page.evaluate(([fn, value]) => window.runAmplify(fn, value), [name, input] as const);
  const amplify: Amplify = {
    async run(name, ...[input]) {
      const result = await answer(name, input);
      if ('error' in result) throw new Error(`${name}: ${result.error.name}: ${result.error.message}`);
      return result.value as ProbeOutput<typeof name>;
    },
    async refusal(name, ...[input]) {
      const result = await answer(name, input);
      if ('error' in result) return result.error;
      throw new Error(`${name} was not refused: ${JSON.stringify(result.value)}`);
    },
    requests: take,
  };
  await amplify.run('configure', configuration);
  return amplify;
}

/** Records the page's requests to the pool. @returns a function that takes the recorded ones */
function recordRequests(page: Page, endpoint: string): () => PoolRequest[] {
  const kept: PoolRequest[] = [];
  page.on('response', (response: Response) => {
    const request = response.request();
    if (!request.url().startsWith(endpoint) || request.method() !== 'POST') return;
    const operation = request.headers()['x-amz-target']?.split('.')[1] ?? '';
    kept.push({
      operation,
      body: request.postData() ?? '',
      error: response.headers()['x-amzn-errortype']?.replace(/:$/, ''),
    });
  });
  return () => kept.splice(0);
}
