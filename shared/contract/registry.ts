import type * as z from 'zod/mini';
import * as registry from './calls.ts';

/** Every call of the product by name. A call without a contract in the folder of a subject does not exist. */
export { registry };

type Registry = typeof registry;
export type CallName = keyof Registry;

/** The calls that change something. */
export type CommandName = { [Name in CallName]: Registry[Name]['kind'] extends 'command' ? Name : never }[CallName];
/** The permission of a call. */
export type AccessOf<Name extends CallName> = Registry[Name]['access'];

/** The payload that a caller passes in: defaults may be left out. */
export type CallInput<Name extends CallName> = z.input<Registry[Name]['input']>;
/** The answer of the call. */
export type CallOutput<Name extends CallName> = z.output<Registry[Name]['output']>;

/** All call names, typed, in alphabetical order. */
export const callNames = Object.keys(registry).sort() as CallName[];
