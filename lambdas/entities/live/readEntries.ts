import type { LogEntry, UndoneEntry } from '#lambdas/store/changeLog.ts';
import { type Key, logIn, logOwnerOf, logsIn, undoneIn } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { earliest } from '#lambdas/store/rangeReads.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { CallError } from '#shared/CallError.ts';
import { type UndoableCall, undoableCall } from '#shared/contract/undoableCall.ts';
import * as errors from '#shared/errors.ts';

/** An entry as it is stored, in the log of its partition. */
export type StoredEntry = LogEntry & Key;

/** A change to revert: its entries in all logs that have one, and the commands that it goes back to. */
export type Reverted = { id: string; parts: StoredEntry[]; others: readonly string[]; calls: readonly string[] };

/** Reads some entries of a log, newest first, with the marks of those that have been undone. One round. */
export async function readEntries(
  reader: Reader,
  pk: string,
  ids: readonly string[],
): Promise<(StoredEntry | undefined)[]> {
  const sorted = [...new Set(ids)].sort().reverse();
  const found = await reader.get<(StoredEntry | Key)[]>(sorted.flatMap((id) => [logIn(pk, id), undoneIn(pk, id)]));
  return sorted.map((_id, i) => {
    if (found[2 * i + 1] !== undefined && found[2 * i] !== undefined) throw new CallError(errors.alreadyUndone);
    return found[2 * i] as StoredEntry | undefined;
  });
}

/** The commands that an entry goes back to: that of its own, or for an undo those that were undone, in the end. */
const callsOf = ({ call, undoOf }: LogEntry): string[] =>
  undoOf === undefined ? [call] : [...new Set(undoOf.flatMap(({ calls }) => calls))];

/**
 * Requires that a person may undo an entry by its kind.
 * @returns how its commands are undone
 * @throws CallError not-your-change, cannot-be-undone
 */
export function requireUndoable(entry: StoredEntry, uid: string): UndoableCall[] {
  if (entry.uid !== uid) throw new CallError(errors.notYourChange);
  return callsOf(entry).map((call) => {
    const known = undoableCall(call);
    if (known === undefined) throw new CallError(errors.cannotBeUndone);
    return known;
  });
}

/** Reads the entries of the same changes in the logs of other story maps and initiatives. One round, none without. */
export async function readParts(reader: Reader, entries: readonly StoredEntry[]): Promise<Reverted[]> {
  const { keys } = reader;
  const keysOf = ({ id, also = [] }: StoredEntry) =>
    also.flatMap((owner) => [rowKeys.mapPk(keys, owner), rowKeys.initiativePk(keys, owner)].map((pk) => logIn(pk, id)));
  const wanted = entries.flatMap(keysOf);
  const found =
    wanted.length === 0 ? [] : (await reader.get<StoredEntry[]>(wanted)).filter((part) => part !== undefined);
  return entries.map((entry) => ({
    id: entry.id,
    parts: [entry, ...found.filter(({ id, pk }) => id === entry.id && pk !== entry.pk)],
    others: entry.also ?? [],
    calls: callsOf(entry),
  }));
}

/** What the log keeps of the changes that a revert undoes. */
export const undoOf = (reverted: readonly Reverted[]): UndoneEntry[] =>
  reverted.map(({ id, calls }) => ({ id, calls }));

/** The story map or initiative of an entry's log; '' for that of the company. */
export const homeOf = (entry: StoredEntry): string => logOwnerOf(entry)?.id ?? '';

/**
 * What other people have changed since a change, in the logs of its parts. One round for each megabyte of a log.
 * @param since the id of the oldest change
 */
export async function readForeign(
  reader: Reader,
  partitions: readonly string[],
  since: string,
  uid: string,
): Promise<LogEntry[]> {
  const logs = await Promise.all(partitions.map((pk) => readSince(reader, pk, since)));
  // What the system does follows from what people do.
  return logs.flat().filter((entry) => entry.uid !== null && entry.uid !== uid);
}

async function readSince(reader: Reader, pk: string, since: string): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  let after = since;
  for (;;) {
    const { items, isAll } = await earliest<LogEntry>(reader, logsIn(pk), { after });
    entries.push(...items);
    after = items.at(-1)?.id ?? after;
    if (isAll) return entries;
  }
}

/** The partitions of the logs of some changes. */
export const partitionsOf = (reverted: readonly Reverted[]): string[] => [
  ...new Set(reverted.flatMap(({ parts }) => parts.map(({ pk }) => pk))),
];

/** The keys that mark changes as undone, in each log that has them. */
export const marksOf = ({ parts, id }: Reverted): Key[] => parts.map(({ pk }) => undoneIn(pk, id));
