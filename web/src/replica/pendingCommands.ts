import type { ChangeAnswer } from '#shared/contract/change.ts';
import { isUnclear } from '#web/base/api/ApiError.ts';
import { keyFor } from '#web/base/api/client.ts';
import { isTemporary, withIds } from './aliases.ts';
import type { Added, AnyCommand, Call, Command, CommandEvent, Pending, Request } from './command.ts';
import { Delivery, Paused, TooOld } from './delivery.ts';
import { Drawing } from './drawing.ts';
import { adoptedEdit, HELD } from './kept/adoptedEdit.ts';
import type { Journal, Waiting } from './kept/Journal.ts';
import { isTooOld, type KeptCommand } from './kept/keptCommand.ts';
import { PENDING_KEY } from './keys.ts';
import { Outbox } from './outbox.ts';
import { refusalOf, refused } from './refusal.ts';
import type { Scope } from './scope.ts';
import { scopeOf } from './scopes.ts';
import { withoutEntity } from './unsaved.ts';

type Entry = Waiting & { settle: (answer: ChangeAnswer) => void; reject: (error: unknown) => void };

/** The key of a form's command until its request is built, which may be that of an attempt without a clear answer. */
const NO_KEY = '';

export type PendingOptions = {
  /** See `Outbox`. */
  retryMs?: readonly number[];
  /** Keeps the edits in this browser; without it they last as long as the page. */
  journal?: Journal | undefined;
};

/**
 * The edits of a scope that the server has not confirmed. They are replayed in order on top of the confirmed state. An
 * answer is applied by version, and a refusal removes only its own edit, so our failure never undoes a colleague's
 * change.
 */
export class PendingCommands {
  readonly outbox: Outbox;
  readonly #scope: Scope;
  readonly #journal: Journal | undefined;
  readonly #listeners = new Set<(event: CommandEvent) => void>();
  readonly #drawing: Drawing;
  #entries: readonly Entry[] = [];
  #preview: Pending | null = null;
  #seq = 0;
  readonly #delivery: Delivery;
  #isPaused = false;

  constructor(scope: Scope, call: Call, { retryMs, journal }: PendingOptions = {}) {
    this.#scope = scope;
    this.#journal = journal;
    this.outbox = new Outbox(retryMs);
    this.#drawing = new Drawing(scope);
    const onStalled = () => scope.update(() => undefined, PENDING_KEY);
    this.#delivery = new Delivery(scope.name, { outbox: this.outbox, call, journal }, onStalled);
    scope.drawWith(() =>
      this.#drawing.draw(this.#preview === null ? this.#entries : [...this.#entries, this.#preview]),
    );
  }

  get all(): readonly Waiting[] {
    return this.#entries;
  }

  /** The number of edits neither answered nor refused. To follow it, subscribe to `PENDING_KEY`. */
  get unanswered(): number {
    return this.#entries.filter(({ refused }) => refused === null).length;
  }

  /** Whether the last attempt to send did not reach the server. To follow it, subscribe to `PENDING_KEY`. */
  get isStalled(): boolean {
    return this.#delivery.isStalled;
  }

  /** Subscribes to the results of edits. @returns unsubscribes */
  onEvent(listener: (event: CommandEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Makes an edit: it shows at once and is sent.
   * @param key its idempotency key; by default a new one, or for a form that of `keyFor`
   * @returns its answer, which callers need not await
   */
  begin<Input, Answer extends ChangeAnswer>(
    command: Command<Input, Answer>,
    given: Input,
    key: string = command.inForm === true && !command.keep ? NO_KEY : crypto.randomUUID(),
  ): Promise<Answer> {
    const input = this.#named(given);
    const answer = new Promise<ChangeAnswer>((settle, reject) => {
      const made = { command: command as AnyCommand, input, refused: null, at: Date.now() };
      const sent = { id: crypto.randomUUID(), key, request: null, isOurs: true, isAdopted: false };
      const entry: Entry = { ...made, ...sent, seq: ++this.#seq, settle, reject };
      this.#set([...this.#entries, entry]);
      this.#report({ kind: 'begun', pending: entry });
      this.#enqueue(entry);
    });
    answer.catch(() => undefined);
    return answer as Promise<Answer>;
  }

  /** Shows edits that were made before this page was loaded, or in another tab; `takeOver` sends them. */
  adopt(left: readonly { kept: KeptCommand; command: AnyCommand }[]): void {
    const known = new Set(this.#entries.map(({ id }) => id));
    const adopted = left
      .filter(({ kept }) => !known.has(kept.id))
      .map(({ kept, command }): Entry => {
        const edit = adoptedEdit(kept, command, ++this.#seq);
        return { ...edit, input: this.#named(edit.input), settle: unheard, reject: unheard };
      });
    if (adopted.length > 0) this.#set([...this.#entries, ...adopted].sort((a, b) => a.at - b.at));
  }

  /** Sends adopted edits from this tab. */
  takeOver(ids: ReadonlySet<string>): void {
    const isTaken = ({ id, isOurs, refused }: Entry) => ids.has(id) && !isOurs && refused === null;
    const taken = new Set(this.#entries.filter(isTaken).map(({ id }) => id));
    if (taken.size === 0) return;
    this.#set(this.#entries.map((entry) => (taken.has(entry.id) ? { ...entry, isOurs: true } : entry)));
    for (const entry of this.#entries) if (taken.has(entry.id)) this.#enqueue(entry);
  }

  /** Follows what another tab has done with an edit: null when it was answered or discarded. */
  follow(id: string, kept: KeptCommand | null): void {
    this.#set(
      this.#entries.flatMap((entry) => {
        if (entry.id !== id) return entry;
        return kept === null ? [] : { ...entry, refused: kept.refused, input: this.#named(kept.input), isOurs: false };
      }),
    );
  }

  /** Sends a refused edit again. With another input it is a new command. */
  again(seq: number, input?: unknown): void {
    const refused = this.#entries.find((entry) => entry.seq === seq);
    if (refused === undefined) return;
    const isNew = input !== undefined || isTooOld(refused);
    const again: Entry = {
      ...refused,
      refused: null,
      isOurs: true,
      ...(input !== undefined && { input: this.#named(input) }),
      ...(isNew && { key: crypto.randomUUID(), request: null, at: Date.now() }),
    };
    this.#set(this.#entries.map((entry) => (entry.seq === seq ? again : entry)));
    this.#report({ kind: 'begun', pending: again });
    this.#enqueue(again);
  }

  /** Discards edits. Those already sent may still take effect. */
  discard(isForgotten: (pending: Waiting) => boolean): void {
    if (this.#entries.some(isForgotten)) this.#set(this.#entries.filter((entry) => !isForgotten(entry)));
  }

  /** Discards refused edits that were saved after all. */
  discardDone(): void {
    this.discard(
      ({ refused, command, input }) =>
        refused !== null && command.isDone?.(input as never, this.#drawing.draft) === true,
    );
  }

  /** Previews an edit without making it; null ends the preview. */
  preview<Input>(command: Command<Input>, given: Input | null): void {
    const input = given === null ? null : this.#named(given);
    this.#scope.update(() => {
      this.#preview = input === null ? null : { seq: 0, command: command as AnyCommand, input, refused: null, at: 0 };
    });
  }

  #enqueue({ id, command, input }: Entry): void {
    const subject = command.subject(input as never);
    const names = command.names?.(input as never) ?? [];
    void this.outbox.enqueue({ subject, names, run: () => this.#send(id) });
  }

  async #send(id: string): Promise<void> {
    const entry = this.#find(id);
    if (entry?.refused !== null || !entry.isOurs || (this.#isPaused && entry.command.keep)) return;
    const { command } = entry;
    const input = entry.input as never;
    const unsaved = [command.subject(input), ...(command.needs?.(input) ?? [])].find(
      (other) => isTemporary(other) && other !== command.adds?.id(input),
    );
    if (unsaved !== undefined) return this.#unsendable(entry, unsaved);
    try {
      const { key, request } = entry.request === null ? this.#build(entry) : { ...entry, request: entry.request };
      const isWaiting = () => !this.#isPaused && this.#find(id)?.isOurs === true;
      this.#succeed(id, request, await this.#delivery.deliver({ ...entry, key }, request, isWaiting));
    } catch (error) {
      if (error instanceof Paused) this.#isPaused = true;
      else if (error instanceof TooOld) this.#change(id, { refused: HELD });
      else this.#fail(id, error);
    }
  }

  /** Builds the call of an edit, and keeps it with its key. */
  #build({ id, command, input, key }: Entry): { request: Request; key: string } {
    const at = this.#entries.findIndex((other) => other.id === id);
    const request = this.#scope.imagine(
      () => this.#drawing.draw(this.#entries.slice(0, at)),
      () => command.request(input as never, this.#drawing.draft),
    );
    const built = { request, key: key === NO_KEY ? keyFor(request.name, request.input) : key };
    this.#change(id, built);
    return built;
  }

  #succeed(id: string, { name, input }: Request, answer: ChangeAnswer): void {
    // Changes of another scope are applied there, and here as far as this scope takes them (see `followAnswers`).
    const enter = () => scopeOf(name, input) === this.#scope.name && this.#scope.enter(answer);
    const entry = this.#find(id);
    if (entry === undefined) return void enter();
    const { adds } = entry.command;
    let added: CommandEvent | undefined;
    this.#scope.update(() => {
      this.#replace(this.#entries.filter((other) => other.id !== id));
      if (adds !== undefined) added = this.#settleAdded(entry, adds, answer);
      enter();
    }, PENDING_KEY);
    if (added !== undefined) this.#report(added);
    this.#report({ kind: 'done', pending: entry, answer });
    entry.settle(answer);
  }

  #settleAdded(entry: Entry, adds: NonNullable<AnyCommand['adds']>, answer: ChangeAnswer): CommandEvent {
    const temporary = adds.id(entry.input as never);
    const { id, reused }: Added = adds.added(answer as never);
    const wasThere = this.#scope.isSeen(entry.command.type, id);
    this.#scope.aliases.settle(temporary, id, !wasThere);
    this.#replace(
      this.#entries.map((other) => {
        const input = this.#named(other.input);
        return input === other.input ? other : { ...other, input };
      }),
    );
    if (this.#preview !== null) this.#preview = { ...this.#preview, input: this.#named(this.#preview.input) };
    return { kind: 'added', pending: entry, temporary, id, wasThere, reused };
  }

  #fail(id: string, error: unknown): void {
    const entry = this.#find(id);
    if (entry === undefined) return;
    const refusal = refusalOf(error);
    const { typed, inForm } = entry.command;
    const isLeft = typed !== undefined && (inForm !== true || entry.isAdopted);
    const request = isUnclear(error) ? entry.request : null;
    const left: Entry[] = isLeft ? [{ ...entry, refused: refusal, request }] : [];
    this.#set(this.#entries.flatMap((other) => (other.id === id ? left : other)));
    this.#report({ kind: 'refused', pending: entry, refusal });
    entry.reject(error);
  }

  /** Its subject was refused or removed before the edit could be sent. */
  #unsendable(entry: Entry, unsaved: string): void {
    const left = withoutEntity(this.#entries, entry, unsaved);
    if (left === undefined) this.#fail(entry.id, refused(entry.command.missing));
    else this.#set(left);
  }

  #find(id: string): Entry | undefined {
    return this.#entries.find((entry) => entry.id === id);
  }

  #change(id: string, fields: Partial<Entry>): void {
    this.#set(this.#entries.map((entry) => (entry.id === id ? { ...entry, ...fields } : entry)));
  }

  #set(entries: readonly Entry[]): void {
    this.#scope.update(() => this.#replace(entries), PENDING_KEY);
  }

  #replace(entries: readonly Entry[]): void {
    const before = this.#entries;
    this.#entries = entries;
    this.#journal?.follow(before, entries);
  }

  /** An input with current ids. */
  #named<Input>(input: Input): Input {
    return withIds(input, this.#scope.aliases.idOf);
  }

  #report(event: CommandEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}

/** Nobody awaits an adopted edit. */
const unheard = () => undefined;
