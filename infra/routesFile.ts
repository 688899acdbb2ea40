import { fileURLToPath } from 'node:url';
import { type CallDefinition, scopeOf } from '#shared/contract/defineCall.ts';
import { registry } from '#shared/contract/registry.ts';

/** The generated file of what the browser needs of each call, so that no page loads the schemas of all calls. */
export const ROUTES_FILE = fileURLToPath(new URL('../shared/contract/routes.ts', import.meta.url));

/** The content of that file: a line for each call that differs from most, in the order of their names. */
export function routesSource(): string {
  return [
    '// Written by `npm run generate` from the contract of each call.',
    "import type { CallDefinition } from './defineCall.ts';",
    "import type { CallName } from './registry.ts';",
    '',
    '/** The parts of a contract that are needed to send a call, without the schemas of input and output. */',
    'type CallRoute = {',
    "  method?: CallDefinition['method'];",
    '  path?: string;',
    "  kind?: CallDefinition['kind'];",
    '  isPublic?: true;',
    "  inParts?: CallDefinition['inParts'];",
    "  scope?: CallDefinition['scope'];",
    '  containerIn?: string;',
    '};',
    '',
    '/**',
    ' * How the browser sends each call. A call that is missing, and each missing part, is as most calls are: a command by',
    ' * POST, with its name as path, for people who are signed in, whose changes belong to the story map of its input.',
    ' */',
    'export const routes: Partial<Record<CallName, CallRoute>> = {',
    ...Object.entries(registry as Record<string, CallDefinition>)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(lineOf),
    '};',
    '',
  ].join('\n');
}

function lineOf([name, definition]: [string, CallDefinition]): string[] {
  const { method, path, kind, access, inParts, containerIn } = definition;
  const scope = scopeOf(definition);
  const parts = [
    ...(method === 'POST' ? [] : [`method: '${method}'`]),
    ...(path === `/${name}` ? [] : [`path: '${path}'`]),
    ...(kind === 'command' ? [] : [`kind: '${kind}'`]),
    ...(access.name === 'public' ? ['isPublic: true'] : []),
    ...(inParts === undefined ? [] : ['inParts: true']),
    ...(kind === 'query' || scope === 'map' ? [] : [`scope: '${scope}'`]),
    ...(kind === 'query' || containerIn === undefined ? [] : [`containerIn: '${containerIn}'`]),
  ];
  return parts.length === 0 ? [] : [`  ${name}: { ${parts.join(', ')} },`];
}
