import type { KnownError } from '#shared/CallError.ts';
import type { ChangeAnswer } from '#shared/contract/change.ts';
import type { CallInput, CallName, CallOutput } from '#shared/contract/registry.ts';
import type { ClientEntity, IndexName, Refusal, Seen, Versioned } from './entity.ts';

/** The calls that answer what they changed. */
export type CommandName = { [Name in CallName]: CallOutput<Name> extends ChangeAnswer ? Name : never }[CallName];

/** A call of the contract that is to be made. */
export type Request = { [Name in CommandName]: { name: Name; input: CallInput<Name> } }[CommandName];

/** Makes a call of the contract; given to whoever sends, so that it can be tested against a server of its own. */
export type Call = <Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options?: { idempotencyKey: string },
) => Promise<CallOutput<Name>>;

/** The scope as a command sees it: with the pending edits before it on top. */
export type Reading = {
  get: <Entity extends Versioned>(definition: ClientEntity<Entity>, id: string) => Seen<Entity> | undefined;
  row: (index: IndexName, group: string) => readonly string[];
};

/** The scope as a look-ahead changes it. What it puts is seen until it is drawn anew; nothing of it is confirmed. */
export type Draft = Reading & {
  put: <Entity extends Versioned>(definition: ClientEntity<Entity>, entity: Seen<Entity>) => void;
  drop: (definition: { type: string }, id: string) => void;
};

/** What an addition gave: the server's id, and whether the company had such an entity already. */
export type Added = { id: string; reused: boolean };

/**
 * One kind of edit: how it will look, and the call that it is. It is kept as the wish, not as its result, so that it can be drawn and sent on whatever the
 * server says meanwhile.
 */
export type Command<Input, Answer extends ChangeAnswer = ChangeAnswer> = {
  /** The type of the entity that it changes. */
  type: string;
  /** The entity that it changes. Edits of one entity are sent one after another. */
  subject: (input: Input) => string;
  /** Other entities that it names: what becomes of them is awaited. */
  names?: (input: Input) => readonly string[];
  /** Those of them without which it cannot be. */
  needs?: (input: Input) => readonly string[];
  /** With what it is refused when its subject, or something that it needs, was never saved. */
  missing: KnownError;
  /** Look-ahead: how it will look. It must depend on nothing else, so that drawing it again gives the same. @param refused why it was refused, if it was */
  apply?: (draft: Draft, input: Input, refused: Refusal | null) => void;
  /** The call that it is. @throws ApiError when it cannot be */
  request: (input: Input, reading: Reading) => Request;
  /** Refused, it stays with what was typed, until it is sent again or discarded. */
  isTyped?: boolean;
  /** Only of an addition. */
  adds?: {
    /** The temporary id. */
    id: (input: Input) => string;
    added: (answer: Answer) => Added;
    /** What becomes of a refused addition by a later edit of the same entity: what was meant for it becomes part of it; null takes it back, undefined for none of it. */
    absorb?: (input: Input, follower: Pending) => Input | null | undefined;
  };
  /** Whether it was saved after all, though it counts as refused: no answer came, or a colleague had the same idea. */
  isDone?: (input: Input, reading: Reading) => boolean;
};

/** A command whose input only itself knows. */
export type AnyCommand = Command<never, never>;

/** An edit that the server has not confirmed. A refused one stays only as long as it holds what somebody typed. */
export type Pending<Input = unknown> = {
  /** Rises in the order in which they were made. */
  seq: number;
  command: AnyCommand;
  input: Input;
  refused: Refusal | null;
};

/** Defines a kind of edit; a feature defines its own. */
export function defineCommand<Input, Answer extends ChangeAnswer = ChangeAnswer>(
  command: Command<Input, Answer>,
): Command<Input, Answer> {
  return command;
}

/** The input of a pending edit if it is one of this kind. */
export function inputOf<Input, Answer extends ChangeAnswer>(
  command: Command<Input, Answer>,
  pending: Pending,
): Input | undefined {
  return pending.command === (command as AnyCommand) ? (pending.input as Input) : undefined;
}
