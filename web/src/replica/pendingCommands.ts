import type { ChangeAnswer } from '#shared/contract/change.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { isTemporary, withIds } from './aliases.ts';
import type { Added, AnyCommand, Call, Command, Draft, Pending, Request } from './command.ts';
import type { Refusal } from './entity.ts';
import { PENDING_KEY } from './keys.ts';
import { Outbox } from './outbox.ts';
import { refusalOf, refused } from './refusal.ts';
import { scopeOfInput } from './replica.ts';
import type { Scope } from './scope.ts';
import { sentKeys } from './sentKeys.ts';

/** The result of an edit, for notices to users. */
export type CommandEvent =
  | { kind: 'done'; pending: Pending }
  | { kind: 'refused'; pending: Pending; refusal: Refusal }
  /**
   * An addition has received its id. `wasThere` when that entity was already shown; `reused` when the company already
   * had it.
   */
  | { kind: 'added'; pending: Pending; temporary: string; id: string; wasThere: boolean; reused: boolean };

/** How an edit was sent: its key, and the exact request when no clear answer came, since it may have taken effect. */
type Attempt = { key: string; request: Request | null };
type Entry = Pending & { attempt: Attempt; settle: (answer: ChangeAnswer) => void; reject: (error: unknown) => void };

/**
 * The edits of a scope that the server has not confirmed. They are replayed in order on top of the confirmed state. An
 * answer is applied by version, and a refusal removes only its own edit, so our failure never undoes a colleague's
 * change.
 */
export class PendingCommands {
  readonly outbox: Outbox;
  readonly #scope: Scope;
  readonly #call: Call;
  readonly #listeners = new Set<(event: CommandEvent) => void>();
  readonly #draft: Draft;
  #entries: readonly Entry[] = [];
  #preview: Pending | null = null;
  /** The edits whose overlay threw. */
  readonly #faulty = new Set<number>();
  #seq = 0;

  /** @param retryMs see `Outbox` */
  constructor(scope: Scope, call: Call, retryMs?: readonly number[]) {
    this.#scope = scope;
    this.#call = call;
    this.outbox = new Outbox(retryMs);
    this.#draft = {
      get: (definition, id) => scope.get(definition, id),
      row: (index, group) => scope.row(index, group),
      put: ({ type }, entity) => scope.overlay(type, entity.id, entity),
      drop: ({ type }, id) => scope.overlay(type, id, null),
    };
    scope.drawWith(() => this.#draw(this.#entries, this.#preview));
  }

  get all(): readonly Pending[] {
    return this.#entries;
  }

  /** The number of edits neither answered nor refused. To follow it, subscribe to `PENDING_KEY`. */
  get unanswered(): number {
    return this.#entries.filter(({ refused }) => refused === null).length;
  }

  /** Subscribes to the results of edits. @returns unsubscribes */
  onEvent(listener: (event: CommandEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Makes an edit: it shows at once and is sent.
   * @param key its idempotency key; a new one by default
   * @returns its answer, which callers need not await
   */
  begin<Input, Answer extends ChangeAnswer>(
    command: Command<Input, Answer>,
    given: Input,
    key?: string,
  ): Promise<Answer> {
    const input = this.#named(given);
    this.#seq += 1;
    const pending: Pending = { seq: this.#seq, command: command as AnyCommand, input, refused: null };
    const answer = new Promise<ChangeAnswer>((settle, reject) => {
      const entry: Entry = { ...pending, attempt: newAttempt(key), settle, reject };
      this.#set([...this.#entries, entry]);
      this.#enqueue(entry);
    });
    answer.catch(() => undefined);
    return answer as Promise<Answer>;
  }

  /** Sends a refused edit again. With another input it is a new command. */
  again(seq: number, input?: unknown): void {
    const refused = this.#entries.find((entry) => entry.seq === seq);
    if (refused === undefined) return;
    const again: Entry = {
      ...refused,
      refused: null,
      ...(input !== undefined && { input: this.#named(input), attempt: newAttempt() }),
    };
    this.#set(this.#entries.map((entry) => (entry.seq === seq ? again : entry)));
    this.#enqueue(again);
  }

  /** Discards edits. Those already sent may still take effect. */
  discard(isForgotten: (pending: Pending) => boolean): void {
    const left = this.#entries.filter((entry) => !isForgotten(entry));
    if (left.length < this.#entries.length) this.#set(left);
  }

  /** Discards refused edits that were saved after all. */
  discardDone(): void {
    this.discard(
      (pending) => pending.refused !== null && pending.command.isDone?.(pending.input as never, this.#draft) === true,
    );
  }

  /** Previews an edit without making it; null ends the preview. */
  preview<Input>(command: Command<Input>, given: Input | null): void {
    const input = given === null ? null : this.#named(given);
    this.#scope.update(() => {
      this.#preview = input === null ? null : { seq: 0, command: command as AnyCommand, input, refused: null };
    });
  }

  #draw(entries: readonly Pending[], last: Pending | null): void {
    for (const { seq, command, input, refused } of last === null ? entries : [...entries, last]) {
      try {
        command.apply?.(this.#draft, input as never, refused);
      } catch (error) {
        // A bug in an overlay: still sends the edit and keeps the rest of the screen. Replays are frequent, so it is
        // reported only once.
        if (!this.#faulty.has(seq)) reportError(error);
        this.#faulty.add(seq);
      }
    }
  }

  #enqueue({ seq, command, input }: Entry): void {
    const subject = command.subject(input as never);
    const names = command.names?.(input as never) ?? [];
    void this.outbox.enqueue({ subject, names, run: () => this.#send(seq) });
  }

  async #send(seq: number): Promise<void> {
    const entry = this.#entries.find((other) => other.seq === seq);
    if (entry === undefined || entry.refused !== null) return;
    const { command, attempt } = entry;
    const input = entry.input as never;
    const unsaved = [command.subject(input), ...(command.needs?.(input) ?? [])].find(
      (id) => isTemporary(id) && id !== command.adds?.id(input),
    );
    if (unsaved !== undefined) return this.#unsendable(entry, unsaved);
    try {
      const earlier = this.#entries.filter((other) => other.seq < seq);
      attempt.request ??= this.#scope.imagine(
        () => this.#draw(earlier, null),
        () => command.request(input, this.#draft),
      );
      const { request } = attempt;
      const answer = await sentKeys.during(attempt.key, this.#scope.name, () =>
        this.outbox.persist(() => this.#call(request.name, request.input, { idempotencyKey: attempt.key })),
      );
      this.#succeed(seq, request, answer);
    } catch (error) {
      if (!isUnclear(error)) attempt.request = null;
      this.#fail(seq, error);
    }
  }

  #succeed(seq: number, { input }: Request, answer: ChangeAnswer): void {
    // Changes of another scope are applied there, and here as far as this scope takes them (see `followAnswers`).
    const enter = () => scopeOfInput(input) === this.#scope.name && this.#scope.enter(answer);
    const entry = this.#entries.find((other) => other.seq === seq);
    if (entry === undefined) return void enter();
    const { adds } = entry.command;
    let added: CommandEvent | undefined;
    this.#scope.update(() => {
      this.#entries = this.#entries.filter((other) => other.seq !== seq);
      if (adds !== undefined) added = this.#settleAdded(entry, adds, answer);
      enter();
    }, PENDING_KEY);
    if (added !== undefined) this.#report(added);
    this.#report({ kind: 'done', pending: entry });
    entry.settle(answer);
  }

  #settleAdded(entry: Entry, adds: NonNullable<AnyCommand['adds']>, answer: ChangeAnswer): CommandEvent {
    const temporary = adds.id(entry.input as never);
    const { id, reused }: Added = adds.added(answer as never);
    const wasThere = this.#scope.isSeen(entry.command.type, id);
    this.#scope.aliases.settle(temporary, id, !wasThere);
    this.#entries = this.#entries.map((other) => ({ ...other, input: this.#named(other.input) }));
    if (this.#preview !== null) this.#preview = { ...this.#preview, input: this.#named(this.#preview.input) };
    return { kind: 'added', pending: entry, temporary, id, wasThere, reused };
  }

  #fail(seq: number, error: unknown): void {
    const entry = this.#entries.find((other) => other.seq === seq);
    if (entry === undefined) return;
    const refusal = refusalOf(error);
    const left = entry.command.isTyped === true ? { ...entry, refused: refusal } : undefined;
    this.#set(this.#entries.flatMap((other) => (other.seq === seq ? (left ?? []) : other)));
    this.#report({ kind: 'refused', pending: entry, refusal });
    entry.reject(error);
  }

  /** Its subject was refused or removed before the edit could be sent. */
  #unsendable(entry: Entry, unsaved: string): void {
    const { seq, command } = entry;
    const addition = this.#entries.find(
      (other) => other.refused !== null && other.command.adds?.id(other.input as never) === unsaved,
    );
    if (addition === undefined) return this.#fail(seq, refused(command.missing));
    const isAboutIt = command.subject(entry.input as never) === unsaved;
    const input = isAboutIt ? addition.command.adds?.absorb?.(addition.input as never, entry) : undefined;
    if (input === null) this.#set(this.#entries.filter((other) => other.seq !== seq && !needs(other, unsaved)));
    else if (input !== undefined) this.#set(this.#entries.flatMap((other) => absorbed(other, entry, addition, input)));
    else if (command.isTyped === true)
      this.#set(this.#entries.map((other) => (other.seq === seq ? { ...entry, refused: addition.refused } : other)));
    else this.#fail(seq, refused(command.missing));
  }

  #set(entries: readonly Entry[]): void {
    this.#scope.update(() => {
      this.#entries = entries;
    }, PENDING_KEY);
  }

  /** An input with current ids. */
  #named<Input>(input: Input): Input {
    return withIds(input, this.#scope.aliases.idOf);
  }

  #report(event: CommandEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}

/** The entry after merging a later edit into its addition. */
function absorbed(other: Entry, follower: Entry, addition: Entry, input: unknown): Entry | [] {
  if (other.seq === follower.seq) return [];
  return other.seq === addition.seq ? { ...addition, input, attempt: newAttempt() } : other;
}

/** Whether an edit changes or needs an entity. */
function needs({ command, input }: Pending, id: string): boolean {
  const ids = [command.subject(input as never), ...(command.needs?.(input as never) ?? [])];
  return ids.includes(id);
}

const newAttempt = (key: string = crypto.randomUUID()): Attempt => ({ key, request: null });

/** Anything but a refusal with a code leaves open whether the command took effect. */
function isUnclear(error: unknown): boolean {
  return !(error instanceof ApiError) || error.code === 'unknown';
}
