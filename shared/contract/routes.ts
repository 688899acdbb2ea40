import type { CallDefinition } from './defineCall.ts';
import { type CallName, registry } from './registry.ts';

/**
 * The parts of a contract that are needed to send a call, without the schemas of input and output. Every page loads
 * them for all calls, so what most calls have is left out: POST, the name as path, commands, for people who are signed
 * in.
 */
type CallRoute = {
  method?: CallDefinition['method'];
  path?: string;
  kind?: CallDefinition['kind'];
  isPublic?: true;
  inParts?: CallDefinition['inParts'];
};

/**
 * Every call for the browser, but those that are as most are. The server validates the input, so a page that sends two
 * calls need not load the schemas of all: the application's build replaces this file by its value
 * (`web/vite.config.ts`), and the registry is left out.
 */
export const routes: Partial<Record<CallName, CallRoute>> = Object.fromEntries(
  Object.entries(registry as Record<string, CallDefinition>)
    .map(([name, { method, path, kind, access, inParts }]): [string, CallRoute] => [
      name,
      {
        ...(method !== 'POST' && { method }),
        ...(path !== `/${name}` && { path }),
        ...(kind !== 'command' && { kind }),
        ...(access.name === 'public' && { isPublic: true }),
        ...(inParts && { inParts }),
      },
    ])
    .filter(([, route]) => Object.keys(route).length > 0),
);
