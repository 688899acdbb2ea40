import { fileURLToPath } from 'node:url';
import type { CallDefinition } from '#shared/contract/defineCall.ts';
import { registry } from '#shared/contract/registry.ts';
import * as permissions from '#shared/rules/access.ts';

/** The generated file of the commands that can be undone, so that no page loads the schemas of all calls. */
export const UNDOABLE_FILE = fileURLToPath(new URL('../shared/contract/undoable.ts', import.meta.url));

/** The content of that file: a line for each command that can be undone, in the order of their names. */
export function undoableSource(): string {
  return [
    '// Written by `npm run generate` from the contract of each command.',
    "import * as access from '../rules/access.ts';",
    '',
    '/** The commands that can be undone, with the permission that it takes: that of the command itself. */',
    'export const undoable = {',
    ...Object.entries(registry as Record<string, CallDefinition>)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(lineOf),
    '} as const;',
    '',
  ].join('\n');
}

function lineOf([name, { undo, access }]: [string, CallDefinition]): string[] {
  if (typeof undo !== 'string') return [];
  const permission = Object.entries(permissions).find(([, one]) => one === access)?.[0];
  return [`  ${name}: { access: access.${permission}${undo === 'jointly' ? ', isJoint: true' : ''} },`];
}
