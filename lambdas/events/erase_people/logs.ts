import type { UserItem } from '#lambdas/entities/people/access.ts';
import { accessRequestEntity, type AccessRequestItem } from '#lambdas/entities/story_map/accessRequest.ts';
import type { LogEntry } from '#lambdas/store/changeLog.ts';
import { chunksOf } from '#lambdas/store/chunks.ts';
import { derivedSteps } from '#lambdas/store/entity/derivedSteps.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { type Key, mapOf, type Range } from '#lambdas/store/keys.ts';
import { earliest } from '#lambdas/store/rangeReads.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { purge } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import type { TrashEntry } from '#lambdas/store/steps/trash.ts';
import { writeUnlogged } from '#lambdas/store/unlogged.ts';
import { eraseComments } from './comments.ts';
import { withoutPerson } from './personalFields.ts';
import type { Reached, Step } from './step.ts';

/** How many log entries, story maps and people are read in a step. */
const ENTRIES = 500;
const MAPS = 100;
const OWNERS = 25;

/** Replaces a person's name and address in a page of the company's log. */
export const eraseInCompanyLog: Step = async (reader, { uid }, { parent }) => {
  const next = await eraseInPage(reader, uid, rowKeys.companyLogs(reader.keys), parent);
  return next === undefined ? null : { parent: next };
};

/**
 * Finds the story maps to which a person has asked for access, or on which they have commented, and replaces the address
 * and the comments in their logs; nothing else of a map holds words of anybody. The request and the comments themselves,
 * which lead there, go last.
 */
export function eraseInMaps(which: 'living' | 'deleted'): Step {
  return async (reader, { uid }, { parent, within }) => {
    const { keys } = reader;
    if (within !== undefined) {
      const { id: containerId, after } = within;
      const next = await eraseInPage(reader, uid, rowKeys.mapLogs(keys, containerId), after);
      if (next !== undefined) return { parent, within: { id: containerId, after: next } };
      await deleteRequest(reader, containerId, uid);
      await eraseComments(reader, containerId, uid);
      return { parent };
    }
    const { mapIds, last } = await (which === 'living' ? livingAfter(reader, parent) : deletedAfter(reader, parent));
    const [requests, commented] = await Promise.all([
      reader.get<AccessRequestItem[]>(mapIds.map((id) => rowKeys.accessRequest(keys, id, uid))),
      Promise.all(mapIds.map((id) => hasComments(reader, id, uid))),
    ]);
    const found = mapIds.find((_, i) => requests[i] !== undefined || commented[i] === true);
    const reached: Reached = last === undefined ? null : { parent: last };
    // The others of this page are found again once this one is done.
    return found === undefined ? reached : { parent, within: { id: found, after: '' } };
  };
}

/** @returns the place behind the page; undefined behind the last one */
async function eraseInPage(reader: Reader, uid: string, range: Range, after: string): Promise<string | undefined> {
  const { items, isAll } = await earliest<Key & LogEntry>(reader, range, { after, limit: ENTRIES });
  const groups = items.flatMap((entry): Mutation[][] => {
    const changes = withoutPerson(entry.changes, uid);
    if (changes === undefined) return [];
    const { pk, sk, ...fields } = entry;
    // Another erasure may rewrite the same entry.
    const require = [{ attribute: 'changes', equals: entry.changes }];
    return [[{ do: 'putPointer', key: { pk, sk }, fields: { ...fields, changes }, require }]];
  });
  for (const chunk of chunksOf(groups)) await writeUnlogged(chunk);
  return isAll ? undefined : items.at(-1)?.sk.slice(range.prefix.length);
}

/** Deletes the request without logging it, which would name the person again; and its entry in the owner's inbox. */
async function deleteRequest(reader: Reader, containerId: string, uid: string): Promise<void> {
  const { keys } = reader;
  const [item] = await reader.get<[AccessRequestItem]>([rowKeys.accessRequest(keys, containerId, uid)]);
  if (item === undefined) return;
  const erased = purge(accessRequestEntity, item);
  await writeUnlogged([erased, ...derivedSteps(keys, [erased])]);
}

/** Whether a story map has comments of a person, deleted or not. */
async function hasComments(reader: Reader, containerId: string, uid: string): Promise<boolean> {
  const range = rowKeys.commentMarksBy(reader.keys, containerId, uid);
  return (await earliest(reader, range, { after: '', limit: 1 })).items.length > 0;
}

/** Story maps, and the place behind them in their list; undefined behind the last ones. */
type MapsAfter = { mapIds: string[]; last: string | undefined };

async function livingAfter(reader: Reader, parent: string): Promise<MapsAfter> {
  const range = rowKeys.companyMaps(reader.keys);
  const { items, isAll } = await earliest<Key & { mapId: string }>(reader, range, { after: parent, limit: MAPS });
  const last = isAll ? undefined : items.at(-1)?.sk.slice(range.prefix.length);
  return { mapIds: items.map(({ mapId: containerId }) => containerId), last };
}

/** The deleted story maps of some people, who may have been erased or lost access themselves. */
async function deletedAfter(reader: Reader, parent: string): Promise<MapsAfter> {
  const { keys } = reader;
  const people = await earliest<UserItem>(reader, rowKeys.users(keys), { after: parent, limit: OWNERS });
  const entries = await Promise.all(
    people.items.map(({ id }) => reader.range<TrashEntry>(rowKeys.trashOfOwner(keys, id))),
  );
  const mapIds = entries.flat().flatMap(({ row }) => mapOf(row) ?? []);
  return { mapIds, last: people.isAll ? undefined : people.items.at(-1)?.id };
}
