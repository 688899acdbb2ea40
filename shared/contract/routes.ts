import type { CallDefinition } from './defineCall.ts';
import { registry, type CallName } from './registry.ts';

/** What it takes to send a call, without the schemas of what goes in and comes out. */
export type CallRoute = Pick<CallDefinition, 'method' | 'path' | 'kind' | 'access'>;

/**
 * Every call as the browser needs it. The server checks what goes in, so a page that sends two calls need not load the schemas of all:
 * the application's build puts the value of this in place of this file (`web/vite.config.ts`), and the registry stays out of it.
 */
export const routes = Object.fromEntries(
  Object.entries(registry).map(([name, { method, path, kind, access }]) => [name, { method, path, kind, access }]),
) as Record<CallName, CallRoute>;
