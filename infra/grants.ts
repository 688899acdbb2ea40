import { mergeGrants, type TableGrants } from '#lambdas/data/partitions.ts';
import type { UserPoolGrants } from '#lambdas/identity/userPool.ts';
import { type CallName, registry } from '#shared/contract/registry.ts';
import { entryPoints, type ScheduledName, type ToolName, type TriggerName } from './bundle.ts';
import type { ReaderName } from './streamReaders.ts';

/** A function of ours: a call, a trigger of the user pool, a reader of the table's stream, one that runs by the clock, or a tool. */
export type FunctionName = CallName | TriggerName | ReaderName | ScheduledName | ToolName;

/** What a handler's file says that it does, beside the handler. One that exports neither does nothing of its own. */
type Declared = { readonly grants?: TableGrants; readonly userPoolGrants?: UserPoolGrants };

/** @param specifier of a handler's file, as imports name it */
const declaredBy = async (specifier: string) => (await import(specifier)) as Declared;

const declared = new Map(
  await Promise.all(
    Object.entries(entryPoints()).map(async ([name, path]) => [name, await declaredBy(`#${path}`)] as const),
  ),
);

/**
 * What the runtime does for every call of a sort, and may do again at a further attempt: it looks whether the site is closed, who calls, what they are to the map that the call is
 * about, and whether a command was sent before; a command is logged and leaves an idempotency record.
 */
function common(name: CallName): TableGrants {
  const { kind, access } = registry[name];
  if (access === 'public') return { BatchGetItem: ['PLATFORM'] };
  const authorization: TableGrants = { BatchGetItem: ['PLATFORM', 'ACCESS'] };
  const onMap: TableGrants = { BatchGetItem: ['MAP'], ...(kind === 'command' && { PutItem: ['MAP'] }) };
  const idempotency: TableGrants = { BatchGetItem: ['ONCE'], PutItem: ['ONCE'] };
  return mergeGrants(authorization, access.startsWith('map:') ? onMap : {}, kind === 'command' ? idempotency : {});
}

/** What a function may do at the table: what its file exports as `grants`, and for a call what all of its sort do. */
export function grantsOf(name: FunctionName): TableGrants {
  const own = declared.get(name)?.grants ?? {};
  return Object.hasOwn(registry, name) ? mergeGrants(common(name as CallName), own) : own;
}

/** What a function may do at the user pool: what its file exports as `userPoolGrants`. */
export function userPoolGrantsOf(name: FunctionName): UserPoolGrants {
  return declared.get(name)?.userPoolGrants ?? [];
}
