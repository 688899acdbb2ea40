import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { monotonicFactory } from 'ulid';
import type { Changed, ChangeAnswer, Removed } from '#shared/contract/change.ts';
import { CallError } from '#shared/errors.ts';
import { loggedChange, retentionDate, type LogEntry } from './changeLog.ts';
import { Contention } from './contention.ts';
import type { Key, Keys } from './keys.ts';
import { mergeCounts, type Mutation } from './mutations.ts';
import { present } from './present.ts';
import { tableName } from './table.ts';
import { transactItem } from './transaction.ts';

/** Where a change belongs: to a story map, or to the company as a whole. Its log entry is kept there. */
export type ChangeScope = { storyMap: string } | 'company';
/** Who makes the change, and through what. */
export type ChangeAuthor = { uid: string | null; tab: string | null; call: string };

const nextUlid = monotonicFactory();

/** The most items that one transaction takes. */
const MAX_ITEMS = 100;

/**
 * The writing half of a company's store. `commit` is the only way in which anything is written.
 */
export class Writer {
  readonly #client: DynamoDBDocumentClient;
  readonly #keys: Keys;
  readonly #author: ChangeAuthor;

  constructor(client: DynamoDBDocumentClient, keys: Keys, author: ChangeAuthor) {
    this.#client = client;
    this.#keys = keys;
    this.#author = author;
  }

  /**
   * Writes a change: all its steps and its one change-log entry, in one transaction, or nothing.
   * @throws Contention when a thing is no longer the version that was read, or is being changed right now
   * @throws CallError with the step's own code when one of its requirements does not hold
   */
  async commit(scope: ChangeScope, steps: readonly Mutation[]): Promise<ChangeAnswer> {
    const mutations = mergeCounts(steps);
    const at = Date.now();
    const entry = this.#logEntry(mutations, at);
    const items = [...mutations.map((mutation) => transactItem(mutation, at)), { Put: { TableName: tableName(), Item: { ...this.#logKey(scope, entry.id), ...entry } } }];
    if (items.length > MAX_ITEMS) throw new Error(`a change of ${items.length} items is over the table's ${MAX_ITEMS}`);
    try {
      await this.#client.send(new TransactWriteCommand({ TransactItems: items }));
    } catch (error) {
      throw refusalOf(error, mutations);
    }
    return { change: entry.id, ...answerOf(mutations) };
  }

  #logKey(scope: ChangeScope, id: string): Key {
    return scope === 'company' ? this.#keys.companyLog(id) : this.#keys.mapLog(scope.storyMap, id);
  }

  #logEntry(mutations: readonly Mutation[], at: number): LogEntry {
    const changes = mutations.map((mutation) => loggedChange(mutation, at)).filter((change) => change !== undefined);
    return { type: 'log', id: nextUlid(at), at, ...this.#author, schema: 1, retentionDate: retentionDate(at), changes };
  }
}

/** What a change answers when there was nothing to change. */
export const NOTHING_CHANGED: ChangeAnswer = { change: null, changed: [], removed: [] };

function answerOf(mutations: readonly Mutation[]): { changed: Changed[]; removed: Removed[] } {
  const changed: Changed[] = [];
  const removed: Removed[] = [];
  for (const mutation of mutations) {
    if (mutation.do === 'remove') {
      const { type, id, version } = mutation.item;
      removed.push({ type, id, version: version + 1 });
      continue;
    }
    const after = stateAfter(mutation);
    const fields = after === undefined ? undefined : present(after);
    if (after !== undefined && fields !== undefined) changed.push({ ...fields, type: after.type, id: after.id, version: after.version });
  }
  return { changed, removed };
}

function stateAfter(mutation: Mutation): ({ type: string; id: string; version: number } & Record<string, unknown>) | undefined {
  if (mutation.do === 'create') return { ...mutation.fields, type: mutation.type, id: mutation.id, version: 1 };
  if (mutation.do === 'revive') return { ...mutation.fields, type: mutation.item.type, id: mutation.item.id, version: mutation.item.version + 1 };
  if (mutation.do === 'change') return { ...mutation.item, ...mutation.set, version: mutation.item.version + 1 };
  return undefined;
}

/** What a cancelled transaction means. The engine's own message can hold content of the request, so it goes no further. */
function refusalOf(error: unknown, mutations: readonly Mutation[]): unknown {
  if (!(error instanceof TransactionCanceledException)) return error;
  const reasons = error.CancellationReasons ?? [];
  if (reasons.some((reason) => ['ThrottlingError', 'ProvisionedThroughputExceeded'].includes(reason.Code ?? ''))) {
    return new CallError('too-many-requests');
  }
  for (const [i, reason] of reasons.entries()) {
    if (reason.Code !== 'ConditionalCheckFailed') continue;
    const mutation = mutations[i];
    if (mutation !== undefined && 'otherwise' in mutation && mutation.otherwise !== undefined) return new CallError(mutation.otherwise);
  }
  if (reasons.some((reason) => reason.Code === 'ConditionalCheckFailed' || reason.Code === 'TransactionConflict')) return new Contention();
  return error;
}
