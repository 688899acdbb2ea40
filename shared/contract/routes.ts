import type { CallDefinition } from './defineCall.ts';
import { type CallName, registry } from './registry.ts';

/** What it takes to send a call, without the schemas of what goes in and comes out. */
export type CallRoute = Pick<CallDefinition, 'method' | 'path' | 'kind' | 'access' | 'inParts'>;

/**
 * Every call as the browser needs it. The server checks what goes in, so a page that sends two calls need not load the schemas of all:
 * the application's build puts the value of this in place of this file (`web/vite.config.ts`), and the registry stays out of it.
 */
export const routes = Object.fromEntries(
  Object.entries(registry as Record<string, CallDefinition>).map(([name, { method, path, kind, access, inParts }]) => [
    name,
    { method, path, kind, access, ...(inParts && { inParts }) },
  ]),
) as Record<CallName, CallRoute>;
