import type { KnownError } from '#shared/CallError.ts';
import type { ChangeAnswer } from '#shared/contract/change.ts';
import type { CallInput, CallName, CallOutput, CommandName } from '#shared/contract/registry.ts';
import type { ClientEntity, IndexName, Refusal, Seen, Versioned } from './entity.ts';

/** A call of the contract with its input. */
export type Request = { [Name in CommandName]: { name: Name; input: CallInput<Name> } }[CommandName];

/** Makes a call of the contract; passed in, so that tests can use their own server. */
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

/** The scope as an overlay changes it. Changes show until the next replay; nothing in a draft is confirmed. */
export type Draft = Reading & {
  put: <Entity extends Versioned>(definition: ClientEntity<Entity>, entity: Seen<Entity>) => void;
  drop: (definition: { type: string }, id: string) => void;
};

/** The result of an addition: the server's id, and whether the company already had the entity. */
export type Added = { id: string; reused: boolean };

/**
 * A kind of edit: its overlay and its call. An edit is kept as an intent, not as its result, so that it can be replayed
 * and sent whatever the server answers meanwhile.
 */
export type Command<Input, Answer extends ChangeAnswer = ChangeAnswer> = {
  /** Identifies the kind of edit in this browser's storage, so it must stay the same. */
  name: string;
  /**
   * Whether it is kept in this browser until it is answered, also across reloads. True for edits of boards and texts
   * only: never for passwords, access, people, owners, integrations, deleted maps, mails or changes in Jira.
   */
  keep: boolean;
  /** The type of the entity it changes. */
  type: string;
  /** The id of the entity it changes. Edits of one entity are sent one after another. */
  subject: (input: Input) => string;
  /** Other entities it refers to; the edit waits until they are answered. */
  names?: (input: Input) => readonly string[];
  /** The required ones among them. */
  needs?: (input: Input) => readonly string[];
  /** The refusal when its subject, or a required entity, was never saved. */
  missing: KnownError;
  /**
   * The overlay, which shows the expected result. It must be pure, so that replaying it gives the same result.
   * @param refused the reason for a refusal, if refused
   */
  apply?: (draft: Draft, input: Input, refused: Refusal | null) => void;
  /** Builds its call. @throws ApiError when it cannot be built */
  request: (input: Input, reading: Reading) => Request;
  /** The scope of its changes, where that is not the one it is made in. */
  scope?: (input: Input) => string;
  /** The typed text. It stays after a refusal until sent again or discarded. */
  typed?: (input: Input) => string;
  /** True when a form awaits the answer: while it is open, it keeps the text of a refused edit itself. */
  inForm?: true;
  /**
   * How it reads after "Undo:", such as 'rename “Pay”'; by default the text of its call.
   * @param reading the scope with the edit applied
   */
  does?: (input: Input, reading: Reading) => string;
  /** The larger action that it is a part of, such as an import: its parts are undone together. */
  group?: string;
  /** Only for additions. */
  adds?: {
    /** The temporary id. */
    id: (input: Input) => string;
    added: (answer: Answer) => Added;
    /**
     * Merges a later edit of the same entity into a refused addition: returns the merged input, null to cancel the
     * addition, or undefined to leave it.
     */
    absorb?: (input: Input, follower: Pending) => Input | null | undefined;
  };
  /** Whether a refused edit was saved after all: no answer came, or a colleague made the same change. */
  isDone?: (input: Input, reading: Reading) => boolean;
};

/** A command with an opaque input type. */
export type AnyCommand = Command<never, never>;

/** An edit that the server has not confirmed. A refused one stays only while it holds typed text. */
export type Pending<Input = unknown> = {
  /** Increases in the order of creation. */
  seq: number;
  command: AnyCommand;
  input: Input;
  refused: Refusal | null;
  /** When it was made, in milliseconds. */
  at: number;
};

/** What becomes of an edit, for notices to users. */
export type CommandEvent =
  /** It was made, or sent again by its user. */
  | { kind: 'begun'; pending: Pending }
  | { kind: 'done'; pending: Pending; answer: ChangeAnswer }
  | { kind: 'refused'; pending: Pending; refusal: Refusal }
  /**
   * An addition has received its id. `wasThere` when that entity was already shown; `reused` when the company already
   * had it.
   */
  | { kind: 'added'; pending: Pending; temporary: string; id: string; wasThere: boolean; reused: boolean };

/** Defines a kind of edit; each feature defines its own. */
export function defineCommand<Input, Answer extends ChangeAnswer = ChangeAnswer>(
  command: Command<Input, Answer>,
): Command<Input, Answer> {
  return command;
}

/** The input of a pending edit of this kind; undefined for other kinds. */
export function inputOf<Input, Answer extends ChangeAnswer>(
  command: Command<Input, Answer>,
  pending: Pending,
): Input | undefined {
  return pending.command === (command as AnyCommand) ? (pending.input as Input) : undefined;
}
