import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { CallError, type KnownError } from '#shared/CallError.ts';
import type { ChangeAnswer } from '#shared/contract/change.ts';
import * as errors from '#shared/errors.ts';
import {
  type LogEntry,
  type LoggedChange,
  loggedChange,
  type PlaceChange,
  retentionDate,
  type UndoneEntry,
} from './changeLog.ts';
import { derivedSteps } from './entity/derivedSteps.ts';
import { shown, type ShownEntity } from './entity/shown.ts';
import { type IdempotentCommand, putIdempotencyRecord } from './idempotency.ts';
import type { Keys } from './keys.ts';
import * as rowKeys from './keys.ts';
import { mergeSteps } from './steps/mergeSteps.ts';
import { keyOfStep, type Mutation } from './steps/mutations.ts';
import { Contention } from './table/contention.ts';
import type { Meter } from './table/meter.ts';
import { contentionIfUnanswered, isThrottled } from './table/tableErrors.ts';
import { transactItems } from './table/transaction.ts';
import { nextUlid } from './ulid.ts';

/**
 * The scope of a change: a story map, an initiative, or the company as a whole. Its log entry is kept there. `place` is
 * the new place of an Activity, which concerns no other map.
 */
export type ChangeScope = { storyMap: string; place?: PlaceChange } | { initiative: string } | 'company';
/** The person and call that make the change; `idempotency` when the sender may send it again. */
export type ChangeAuthor = {
  uid: string | null;
  tab: string | null;
  call: string;
  idempotency?: IdempotentCommand | undefined;
};
/** The fields of a command's answer besides its changes, as its contract documents them. */
type Extra = Record<string, unknown>;

type AnswerOptions = {
  /** False when the answer must show neither the changes nor that there were any. */
  isShown?: boolean;
  /** Other story maps that the sender may see: what changes there is part of the answer too. */
  visibleMaps?: readonly string[];
  /** Entities of the command that somebody has changed before, which its sender may not know yet (rule call.13). */
  asTheyAre?: readonly ShownEntity[];
  /** Of the changed entities the answer has only those of these types. */
  answeredTypes?: readonly string[];
  /** Whether more of the command is to come: sent again it goes on, so its answer gets no idempotency record. */
  isPart?: boolean;
  /** The log entries that the change undoes. */
  undoOf?: readonly UndoneEntry[];
};

/** The most items that one transaction takes. */
const MAX_ITEMS = 100;

/** The writing half of a company's store. Everything is written by `commit`. */
export class Writer {
  readonly #client: DynamoDBDocumentClient;
  readonly #keys: Keys;
  readonly #author: ChangeAuthor;
  readonly #meter: Meter;

  constructor(client: DynamoDBDocumentClient, keys: Keys, author: ChangeAuthor, meter: Meter) {
    this.#client = client;
    this.#keys = keys;
    this.#author = author;
    this.#meter = meter;
  }

  /** Names the command, the same each time that its sender sends it again; undefined when it cannot be sent again. */
  get commandKey(): string | undefined {
    return this.#author.idempotency?.key.pk;
  }

  /**
   * Writes a change: all its steps and its one change-log entry, in one transaction, or nothing. For a command that may
   * be sent again, the transaction includes an idempotency record with its answer.
   * @param extra fields of the answer besides the changes
   * @returns the command's answer
   * @throws Contention when an entity no longer has the version that was read, or is being changed right now, or the
   * table is busy or gave no answer
   * @throws CallError with the step's own code when one of its conditions does not hold
   */
  async commit<Fields extends Extra = Extra>(
    scope: ChangeScope,
    steps: readonly Mutation[],
    extra: Fields = {} as Fields,
    { isShown = true, visibleMaps = [], asTheyAre = [], answeredTypes, isPart = false, undoOf }: AnswerOptions = {},
  ): Promise<Fields & ChangeAnswer> {
    const at = Date.now();
    const id = nextUlid(at);
    const mutations = mergeSteps([...steps, ...derivedSteps(this.#keys, steps), ...this.#trashSteps(steps, at)]);
    const owners = new Set([homeOf(this.#keys, scope), ...visibleMaps.map((map) => rowKeys.mapPk(this.#keys, map))]);
    const answered = isShown
      ? mutations.filter((mutation) => isAnsweredOf(mutation, scope, owners) && isOfTypes(mutation, answeredTypes))
      : [];
    const answer = { ...extra, change: isShown ? id : null, ...shown([...asTheyAre, ...entitiesAfter(answered, at)]) };
    const entries = this.#logEntries(scope, { id, at, undoOf }, mutations);
    await this.#write([...mutations, ...entries], answer, at, isPart);
    return answer;
  }

  /**
   * Answers a command that had nothing to change, with the entities as they are: its sender does not know them yet,
   * such as when a colleague has made the same change (rule call.13). If it may be sent again, that answer gets an
   * idempotency record too, since the same command could change something later.
   * @param entities those that the command would have changed; tombstones for those it would have removed
   * @param extra fields of the answer besides them
   * @param conditions the conditions that must hold all the same, such as that the entity is still visible
   * @throws CallError, Contention as `commit` does
   */
  async unchanged<Fields extends Extra = Extra>(
    entities: readonly ShownEntity[],
    extra: Fields = {} as Fields,
    conditions: readonly Mutation[] = [],
  ): Promise<Fields & ChangeAnswer> {
    const answer = { ...extra, change: null, ...shown(entities) };
    if (this.#author.idempotency !== undefined || conditions.length > 0)
      await this.#write(conditions, answer, Date.now());
    return answer;
  }

  /** The steps that keep the trash in line with others. Derived from these, so that no command can forget them. */
  #trashSteps(steps: readonly Mutation[], at: number): Mutation[] {
    const deletion = { at, by: this.#author.uid };
    return steps.flatMap((step) =>
      'entity' in step ? (step.kind.trash?.(this.#keys, step, steps, deletion) ?? []) : [],
    );
  }

  async #write(mutations: readonly Mutation[], answer: Extra, at: number, isPart = false): Promise<void> {
    const idempotency = isPart ? undefined : this.#author.idempotency;
    const all = idempotency === undefined ? mutations : [...mutations, putIdempotencyRecord(idempotency, answer, at)];
    const steps = all.flatMap((mutation) => transactItems(mutation, at).map((item) => ({ mutation, item })));
    if (steps.length > MAX_ITEMS) throw new Error(`${steps.length} items in one change`);
    try {
      const written = await this.#client.send(
        new TransactWriteCommand({
          TransactItems: steps.map(({ item }) => item),
          ReturnConsumedCapacity: 'TOTAL',
        }),
      );
      this.#meter.add('write', written.ConsumedCapacity);
    } catch (error) {
      if (error instanceof TransactionCanceledException)
        throw refusalOf(
          error,
          steps.map(({ mutation }) => mutation),
        );
      // A command with an idempotency record cannot take effect twice: the next attempt reads it first.
      throw this.#author.idempotency === undefined ? error : contentionIfUnanswered(error);
    }
  }

  /**
   * The only log entry of the change. Its effects on another story map or initiative are in that one's own log, so that
   * each log is complete.
   */
  #logEntries(
    scope: ChangeScope,
    { id, at, undoOf }: Pick<LogEntry, 'id' | 'at'> & { undoOf: LogEntry['undoOf'] | undefined },
    mutations: readonly Mutation[],
  ): Mutation[] {
    const home = homeOf(this.#keys, scope);
    const place = scope !== 'company' && 'place' in scope && { place: scope.place };
    const parts = new Map<string, LoggedChange[]>([[home, []]]);
    for (const mutation of mutations) {
      const change = loggedChange(mutation, at);
      if (change === undefined) continue;
      // A whole map goes with its log.
      const isOfCompany = 'entity' in mutation && mutation.numbers !== undefined;
      const owner = isOfCompany ? home : (rowKeys.logOwnerOf(keyOfStep(mutation))?.pk ?? home);
      parts.set(owner, [...(parts.get(owner) ?? []), change]);
    }
    const { uid, tab, call } = this.#author;
    return [...parts].map(([pk, changes]): Mutation => {
      const also = [...parts.keys()].flatMap((other) =>
        other === pk ? [] : (rowKeys.logOwnerOf({ pk: other, sk: '' })?.id ?? []),
      );
      const entry: LogEntry = {
        type: 'log',
        id,
        at,
        uid,
        tab,
        call,
        schema: 1,
        ...(also.length > 0 && { also }),
        retentionDate: retentionDate(at),
        changes,
        ...(undoOf !== undefined && { undoOf }),
        ...place,
      };
      return { do: 'putPointer', key: rowKeys.logIn(pk, id), fields: entry };
    });
  }
}

/** The partition with the log of a scope. */
function homeOf(keys: Keys, scope: ChangeScope): string {
  if (scope === 'company') return keys;
  return 'storyMap' in scope ? rowKeys.mapPk(keys, scope.storyMap) : rowKeys.initiativePk(keys, scope.initiative);
}

/**
 * Effects of a change on another story map or initiative are not part of its answer: the caller may not be allowed to
 * see them.
 * @param owners the partitions of the scope, and of other story maps that the caller may see
 */
function isAnsweredOf(mutation: Mutation, scope: ChangeScope, owners: ReadonlySet<string>): boolean {
  const owner = rowKeys.logOwnerOf(keyOfStep(mutation));
  return owner === undefined || scope === 'company' || owners.has(owner.pk);
}

/** Whether a step changes an entity of some types; of any without types. */
const isOfTypes = (mutation: Mutation, types: readonly string[] | undefined): boolean =>
  types === undefined || ('entity' in mutation && types.includes(mutation.entity.type));

/** The entities that steps change, as they are afterwards. */
function entitiesAfter(mutations: readonly Mutation[], at: number): ShownEntity[] {
  return mutations.flatMap((mutation) =>
    'entity' in mutation ? [{ entity: mutation.entity, row: mutation.kind.rowAfter(mutation, at) }] : [],
  );
}

/**
 * The meaning of a cancelled transaction. The engine's own message can hold content of the request, so it is not passed
 * on.
 */
function refusalOf(error: TransactionCanceledException, mutations: readonly Mutation[]): Error {
  const reasons = error.CancellationReasons ?? [];
  if (reasons.some(({ Code }) => isThrottled(Code))) return new Contention(new CallError(errors.tooManyRequests));
  const failed = reasons.flatMap((reason, i) =>
    reason.Code === 'ConditionalCheckFailed' ? [codeOf(mutations[i])] : [],
  );
  // The reads are out of date, so a condition may only seem to fail: the next attempt reads again.
  if (failed.includes(undefined) || reasons.some((reason) => reason.Code === 'TransactionConflict'))
    return new Contention();
  const [code] = failed;
  return code === undefined ? error : new CallError(code);
}

/** The refusal of a step when its conditions do not hold; undefined when only another read can decide. */
function codeOf(mutation: Mutation | undefined): KnownError | undefined {
  return mutation !== undefined && 'otherwise' in mutation ? mutation.otherwise : undefined;
}
