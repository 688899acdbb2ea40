import type { CallDefinition } from './defineCall.ts';
import { type CallName, registry } from './registry.ts';

/** The parts of a contract that are needed to send a call, without the schemas of input and output. */
export type CallRoute = Pick<CallDefinition, 'method' | 'path' | 'kind' | 'access' | 'inParts'>;

/**
 * Every call for the browser. The server validates the input, so a page that sends two calls need not load the schemas
 * of all: the application's build replaces this file by its value (`web/vite.config.ts`), and the registry is left out.
 */
export const routes = Object.fromEntries(
  Object.entries(registry as Record<string, CallDefinition>).map(([name, { method, path, kind, access, inParts }]) => [
    name,
    { method, path, kind, access, ...(inParts && { inParts }) },
  ]),
) as Record<CallName, CallRoute>;
