import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Where the built web application is. */
export const WEB = `${root}dist/web`;

/** Builds the web application into that folder. @throws when a source does not compile */
export async function buildWeb(): Promise<void> {
  await build({ configFile: `${root}web/vite.config.ts`, logLevel: 'warn' });
}

/**
 * The fallback of a single-page application, as a function of the CDN (in its own JavaScript runtime): every path that
 * does not look like a file serves the application. It applies to the pages only: an error page for the whole
 * distribution would replace the answers of the calls.
 */
export const SPA_FALLBACK = `function handler(event) {
  var request = event.request;
  var name = request.uri.substring(request.uri.lastIndexOf('/') + 1);
  if (name.lastIndexOf('.') < 1) request.uri = '/index.html';
  return request;
}
`;
