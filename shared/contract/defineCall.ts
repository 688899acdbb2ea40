import type * as z from 'zod/mini';
import type { KnownError } from '../CallError.ts';
import type * as permissions from '../rules/access.ts';

/** The area of a call. It is permanent: moving the call later would replace its deployed function. */
export type Area =
  | 'session'
  | 'story_map'
  | 'what'
  | 'who'
  | 'change_request'
  | 'comment'
  | 'release'
  | 'epic'
  | 'objective'
  | 'roadmap'
  | 'initiative'
  | 'company'
  | 'hierarchy'
  | 'history'
  | 'integration'
  | 'live'
  | 'search';

/** A permission that a call may ask for. */
export type Access = (typeof permissions)[keyof typeof permissions];

/**
 * Where the changes of a command belong: to a story map, an initiative, the company, or the caller alone; `named` to the
 * story map or initiative that the input names, if any, else to the company.
 */
export type ScopeKind = 'map' | 'initiative' | 'company' | 'own' | 'named';

/** Why a command cannot be undone. */
type NeverUndone =
  /** Others have been asked and told by mail. */
  | 'requests'
  /** Sign-ins, sessions and roles take effect at once, some of them in the user pool. */
  | 'people'
  /** It concerns the person alone, who takes it back with the same control. */
  | 'own'
  /** Who may see and edit something is decided with a dialog and told by mail. */
  | 'members'
  /** Story maps and initiatives as a whole have a trash, from which their owner restores them. */
  | 'whole'
  /** Jira does not follow, and credentials and connections are checked anew each time. */
  | 'jira'
  /** A new setting may be in use on any story map, and settings are retired, not removed. */
  | 'settings'
  /** A file is written. */
  | 'export'
  /** A revert is reverted as the command that it has reverted. */
  | 'undo';

/**
 * Whether those who may make a command can undo it (rule undo.2): each of its changes by itself; `jointly` where they
 * only make sense together, such as the two ends of a link, so that all stay when one of them has changed since; or why
 * not.
 */
type Undo = 'separately' | 'jointly' | { readonly never: NeverUndone };

/** The scope of a command that names none: that of its permission. */
type ScopeOfAccess<Asked extends Access> = Asked['name'] extends `map:${string}`
  ? 'map'
  : Asked['name'] extends `initiative:${string}`
    ? 'initiative'
    : 'company';

/** The input fields that say which story map, or which initiative. */
type ScopeInput<Scope extends ScopeKind, Holder extends string> = Scope extends 'map'
  ? [Holder] extends [never]
    ? { containerId: string }
    : Readonly<Record<Holder, { containerId: string }>>
  : Scope extends 'initiative'
    ? { initiativeId: string }
    : unknown;

export type CallDefinition<
  Name extends string = string,
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Asked extends Access = Access,
  Kind extends 'query' | 'command' = 'query' | 'command',
> = {
  /** The name of the call, the same at every layer. */
  name: Name;
  method: 'GET' | 'POST' | 'PUT';
  path: `/${string}`;
  area: Area;
  /** A query whose answer may be too large comes in parts (`parts.ts`). */
  inParts?: true;
  /** A query only reads; a command changes something and answers with its changes. */
  kind: Kind;
  /** Of each command, and of no query. */
  undo?: Undo;
  /**
   * A permission (`rules/access.ts`). With `map:*` the input has a `containerId`, with `initiative:*` an `initiativeId`,
   * with `self*` a `uid`. Without a `scope`, the changes of a command belong to that map or initiative, else to the
   * company.
   */
  access: Asked;
  /** GET calls take it from the query string, all others from a JSON body. */
  input: Input;
  /** Where its changes belong, when its permission does not say it (`scopeOf`). */
  scope?: ScopeKind;
  /** The input field that holds the `containerId`, for a call whose documented payload does not have it at the top. */
  containerIn?: string;
  output: Output;
  /** The refusals of the call's own rule; the refusals of access and input are added. */
  errors: readonly KnownError[];
  summary: string;
};

/**
 * Defines one call of the product. Everything else about it (route, function, client, API reference, tests by loop) is
 * derived from this, so a new call needs only its contract, its handler and its fixture, which are found by its name
 * (`npm run generate`).
 * @__NO_SIDE_EFFECTS__
 */
export function defineCall<
  const Name extends string,
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  const Asked extends Access,
  const Kind extends 'query' | 'command',
  const Scope extends ScopeKind = ScopeOfAccess<Asked>,
  const Holder extends string = never,
>(
  // An input without the fields of its scope is a type error.
  definition: CallDefinition<Name, Input, Output, Asked, Kind> & {
    scope?: Scope;
    containerIn?: Holder;
  } & (z.output<Input> extends ScopeInput<Scope, Holder> ? unknown : { input: never }) &
    (Kind extends 'command' ? { undo: Undo } : { undo?: never }),
): CallDefinition<Name, Input, Output, Asked, Kind> {
  return definition;
}

/** Where the changes of a command belong. */
export function scopeOf({ scope, access }: Pick<CallDefinition, 'scope' | 'access'>): ScopeKind {
  if (scope !== undefined) return scope;
  if (access.needs === 'map' || access.needs === 'initiative') return access.needs;
  return 'company';
}
