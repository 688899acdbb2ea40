import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Where the built web application is. */
export const WEB = `${root}dist/web`;

/** Builds the web application into that folder. @throws when a source does not compile */
export async function buildWeb(): Promise<void> {
  await build({ configFile: `${root}web/vite.config.ts`, logLevel: 'warn' });
}
