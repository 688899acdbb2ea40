import type { KnownError } from '#shared/CallError.ts';
import type { ChangeAnswer } from '#shared/contract/change.ts';
import type { CallInput, CallName, CallOutput } from '#shared/contract/registry.ts';
import type { ClientEntity, IndexName, Refusal, Seen, Versioned } from './entity.ts';

/** The calls that answer what they changed. */
export type CommandName = { [Name in CallName]: CallOutput<Name> extends ChangeAnswer ? Name : never }[CallName];

/** A call of the contract to be made. */
export type Request = { [Name in CommandName]: { name: Name; input: CallInput<Name> } }[CommandName];

/** Makes a call of the contract; passed in, so that tests can use a server of their own. */
export type Call = <Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options?: { idempotencyKey: string },
) => Promise<CallOutput<Name>>;

/** The scope as a command sees it: with the earlier pending edits applied. */
export type Reading = {
  get: <Entity extends Versioned>(definition: ClientEntity<Entity>, id: string) => Seen<Entity> | undefined;
  row: (index: IndexName, group: string) => readonly string[];
};

/** The scope as an overlay changes it. Changes are shown until the next replay; nothing of it is confirmed. */
export type Draft = Reading & {
  put: <Entity extends Versioned>(definition: ClientEntity<Entity>, entity: Seen<Entity>) => void;
  drop: (definition: { type: string }, id: string) => void;
};

/** The result of an addition: the server's id, and whether the company had such an entity already. */
export type Added = { id: string; reused: boolean };

/**
 * One kind of edit: its overlay and its call. It is kept as an intent, not as its result, so that it can be replayed
 * and sent whatever the server answers meanwhile.
 */
export type Command<Input, Answer extends ChangeAnswer = ChangeAnswer> = {
  /** The type of the entity that it changes. */
  type: string;
  /** The entity that it changes. Edits of one entity are sent one after another. */
  subject: (input: Input) => string;
  /** Other entities that it refers to; it waits until they are answered. */
  names?: (input: Input) => readonly string[];
  /** Those of them that it cannot do without. */
  needs?: (input: Input) => readonly string[];
  /** The refusal when its subject, or an entity that it needs, was never saved. */
  missing: KnownError;
  /**
   * The overlay: how it will look. It must depend on nothing else, so that replaying it gives the same result. @param
   * refused why it was refused, if it was
   */
  apply?: (draft: Draft, input: Input, refused: Refusal | null) => void;
  /** Its call. @throws ApiError when it cannot be built */
  request: (input: Input, reading: Reading) => Request;
  /** After a refusal it stays with the typed text, until it is sent again or discarded. */
  isTyped?: boolean;
  /** Only for an addition. */
  adds?: {
    /** The temporary id. */
    id: (input: Input) => string;
    added: (answer: Answer) => Added;
    /**
     * Merges a later edit of the same entity into a refused addition: returns the merged input, null to take the
     * addition back, undefined to leave it.
     */
    absorb?: (input: Input, follower: Pending) => Input | null | undefined;
  };
  /**
   * Whether it was saved after all, though it counts as refused: no answer came, or a colleague made the same change.
   */
  isDone?: (input: Input, reading: Reading) => boolean;
};

/** A command whose input type is private to it. */
export type AnyCommand = Command<never, never>;

/** An edit that the server has not confirmed. A refused one stays only while it holds typed text. */
export type Pending<Input = unknown> = {
  /** Rises in the order of creation. */
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

/** The input of a pending edit if it is of this kind. */
export function inputOf<Input, Answer extends ChangeAnswer>(
  command: Command<Input, Answer>,
  pending: Pending,
): Input | undefined {
  return pending.command === (command as AnyCommand) ? (pending.input as Input) : undefined;
}
