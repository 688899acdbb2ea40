import type { UserPoolGrants } from '#lambdas/ports/identity/userPool.ts';
import { mergeGrants, type TableGrants } from '#lambdas/store/keys/partitions.ts';
import { type CallName, registry } from '#shared/contract/registry.ts';
import {
  entryPoints,
  type InternalName,
  type ScheduledName,
  type SocketName,
  type ToolName,
  type TriggerName,
} from './bundle.ts';
import type { ReaderName } from './streamReaders.ts';

/**
 * A function of ours: a call, a trigger of the user pool, a stream consumer, a scheduled function, a tool, or one that
 * others invoke.
 */
export type FunctionName = CallName | TriggerName | ReaderName | ScheduledName | ToolName | InternalName | SocketName;

/** The actions of a function at the bucket of exports. */
export type BucketGrants = readonly (
  | 'GetObject'
  | 'PutObject'
  | 'DeleteObject'
  | 'AbortMultipartUpload'
  | 'ListBucket'
)[];

/** The actions of a function at the key of credentials. */
export type KeyGrants = readonly ('Encrypt' | 'Decrypt')[];

/** What a handler's file exports for its function. A file without any of it needs nothing of its own. */
type Declared = {
  readonly grants?: TableGrants;
  readonly userPoolGrants?: UserPoolGrants;
  readonly usesSignInProviders?: boolean;
  readonly bucketGrants?: BucketGrants;
  readonly keyGrants?: KeyGrants;
  readonly usesJira?: boolean;
  readonly usesLiveAddress?: boolean;
};

/** @param specifier of a handler's file, as imports name it */
const declaredBy = async (specifier: string) => (await import(specifier)) as Declared;

const declared = new Map(
  await Promise.all(
    Object.entries(entryPoints()).map(async ([name, path]) => [name, await declaredBy(`#${path}`)] as const),
  ),
);

/**
 * The grants that the runtime needs for every call of a kind, also at a further attempt: it reads the maintenance
 * switch, the caller, their role on the call's map or in its initiative, and the idempotency record; a command also
 * writes a log entry and an idempotency record.
 */
function common(name: CallName): TableGrants {
  const { kind, access } = registry[name];
  if (access.name === 'public') return { BatchGetItem: ['PLATFORM'] };
  const authorization: TableGrants = { BatchGetItem: ['PLATFORM', 'ACCESS'] };
  const onMap: TableGrants = { BatchGetItem: ['MAP'], ...(kind === 'command' && { PutItem: ['MAP'] }) };
  const inInitiative: TableGrants = {
    BatchGetItem: ['INITIATIVE'],
    ...(kind === 'command' && { PutItem: ['INITIATIVE'] }),
  };
  const idempotency: TableGrants = { BatchGetItem: ['ONCE'], PutItem: ['ONCE'] };
  return mergeGrants(
    authorization,
    access.name.startsWith('map:') ? onMap : access.name.startsWith('initiative:') ? inInitiative : {},
    kind === 'command' ? idempotency : {},
  );
}

/** The table grants of a function: the `grants` that its file exports, and for a call the grants of its kind. */
export function grantsOf(name: FunctionName): TableGrants {
  const own = declared.get(name)?.grants ?? {};
  return Object.hasOwn(registry, name) ? mergeGrants(common(name as CallName), own) : own;
}

/** The user pool grants of a function: the `userPoolGrants` that its file exports. */
export function userPoolGrantsOf(name: FunctionName): UserPoolGrants {
  return declared.get(name)?.userPoolGrants ?? [];
}

/** Whether a function has to know the sign-in providers: its file exports `usesSignInProviders`. */
export function usesSignInProviders(name: FunctionName): boolean {
  return declared.get(name)?.usesSignInProviders === true;
}

/** The grants of a function at the bucket of exports: the `bucketGrants` that its file exports. */
export function bucketGrantsOf(name: FunctionName): BucketGrants {
  return declared.get(name)?.bucketGrants ?? [];
}

/** The actions of a function at the key of credentials: the `keyGrants` that its file exports. */
export function keyGrantsOf(name: FunctionName): KeyGrants {
  return declared.get(name)?.keyGrants ?? [];
}

/** Whether a call issues app-check tokens, or checks them (rule integration.6). */
export function usesAppCheck(name: FunctionName): boolean {
  const path = (registry as Partial<Record<FunctionName, { path: string }>>)[name]?.path ?? '';
  return name === 'app_check_token' || path.startsWith('/integration/');
}

/** Whether a function asks Jira, by way of the gateway: its file exports `usesJira`. */
export function usesJira(name: FunctionName): boolean {
  return declared.get(name)?.usesJira === true;
}

/** Whether a call tells where live connections are opened: its file exports `usesLiveAddress`. */
export function usesLiveAddress(name: FunctionName): boolean {
  return declared.get(name)?.usesLiveAddress === true;
}
