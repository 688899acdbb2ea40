import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Builds the application once for all browser tests, which run what is deployed and not the development server. */
export default async function buildWeb(): Promise<void> {
  await build({ configFile: fileURLToPath(new URL('../../web/vite.config.ts', import.meta.url)), logLevel: 'warn' });
}
