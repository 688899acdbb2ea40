import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { routes } from '#shared/contract/routes.ts';

const ROUTES = fileURLToPath(new URL('../../shared/contract/routes.ts', import.meta.url));

/** Replaces the file that derives the calls by its value, so that the bundle leaves out the schemas of every call. */
export const evaluatedRoutes: Plugin = {
  name: 'storyd:evaluated-routes',
  apply: 'build',
  load: (id) => (id === ROUTES ? `export const routes = ${JSON.stringify(routes)};` : null),
};
