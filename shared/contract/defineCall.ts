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
  /**
   * A permission (`rules/access.ts`). With `map:*` the input has a `containerId`, with `initiative:*` an `initiativeId`,
   * with `self*` a `uid`.
   */
  access: Asked;
  /** GET calls take it from the query string, all others from a JSON body. */
  input: Input;
  /**
   * The input field with the story map, for a call of `map:*` whose documented payload does not have it in
   * `containerId`.
   */
  containerIdOf?: (input: unknown) => string;
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
>(definition: CallDefinition<Name, Input, Output, Asked, Kind>): CallDefinition<Name, Input, Output, Asked, Kind> {
  return definition;
}
