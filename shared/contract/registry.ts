import type * as z from 'zod/mini';
import * as registry from './calls.ts';

/** Every call of the product by name. A call without a contract in the folder of a subject does not exist. */
export { registry };

type Registry = typeof registry;
export type CallName = keyof Registry;

/** The payload that a caller passes in: defaults may be left out. */
export type CallInput<Name extends CallName> = z.input<Registry[Name]['input']>;
/** The answer of the call. */
export type CallOutput<Name extends CallName> = z.output<Registry[Name]['output']>;

type OfKind<Kind extends 'query' | 'command'> = {
  [Name in CallName]: Registry[Name]['kind'] extends Kind ? Name : never;
}[CallName];
/** The calls that only read. */
export type QueryName = OfKind<'query'>;
/** The calls that change something. */
export type CommandName = OfKind<'command'>;

/** All call names, typed, in alphabetical order. */
export const callNames = Object.keys(registry).sort() as CallName[];
