import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startCloud } from '#infra/local/cloud/cloud.ts';
import { freePort } from '#infra/local/ports.ts';

/** What the tests have to know of the deployment. */
export type Deployed = {
  webUrl: string;
  /** The emulator's origin. */
  address: string;
  tableName: string;
  poolId: string;
  clientId: string;
  /** File with the key by which the pool signs ID tokens. */
  signingKey: string;
  /** Whether there is an OpenSearch. */
  searches: boolean;
};

declare module 'vitest' {
  export interface ProvidedContext {
    deployed: Deployed;
  }
}

const folder = fileURLToPath(new URL('../../.cache/cloud-tests', import.meta.url));

/** Deploys to an emulator of its own, once for all files, and takes it away afterwards. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const closers: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (let next = closers.pop(); next !== undefined; next = closers.pop()) await next();
  };
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  try {
    const { webUrl, tableName, pool, emulator } = await startCloud({
      folder,
      address: `http://127.0.0.1:${await freePort()}`,
      port: 0,
      seed: 'empty',
      print,
      closers,
    });
    const { poolId, clientId } = pool.config();
    provide('deployed', {
      webUrl,
      address: emulator.address,
      tableName,
      poolId,
      clientId,
      signingKey: emulator.signingKey?.(poolId) ?? '',
      searches: emulator.notes.length === 0,
    });
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}
