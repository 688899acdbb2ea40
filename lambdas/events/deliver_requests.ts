import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { companyStore } from '#lambdas/data/companyStore.ts';
import {
  type AskedMember,
  askMember,
  type ChangeRequestItem,
  listRequestMap,
  markDelivered,
} from '#lambdas/data/entities/changeRequest.ts';
import type { SharedUse } from '#lambdas/data/entities/shared.ts';
import type { MemberItem, StoryMapHead } from '#lambdas/data/entities/storyMap.ts';
import { notDeleted, type Stored } from '#lambdas/data/items.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { Mutation } from '#lambdas/data/mutations.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { requestOf, type RequestRef } from '#lambdas/data/requestRef.ts';
import { withRetries } from '#lambdas/runtime/retry.ts';
import { isolatePoisonRecord } from './isolatePoisonRecord.ts';
import { keyOf, processBatch } from './processBatch.ts';

/** The number of items of a request that one change writes: 45 people with two each. */
const MAX_ITEMS = 90;

export const grants: TableGrants = {
  BatchGetItem: ['MAP'],
  Query: ['MAP', 'WHAT', 'WHO'],
  PutItem: ['USER', 'MAP', 'WHAT', 'WHO'],
  UpdateItem: ['WHAT', 'WHO'],
};

/**
 * Reads the table's stream and delivers change requests: lists the story maps that a request concerns and asks their
 * owners and editors (rule change.7). Nobody is asked twice, so a repeated delivery resumes where it stopped.
 * @throws to have the batch halved (see `isolatePoisonRecord`)
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const answer = await processBatch(
    event,
    'deliver_requests',
    (record) => requestOf(keyOf(record)),
    async (ref) => {
      await withRetries(() => deliver(ref));
    },
  );
  return isolatePoisonRecord(event, answer);
}

/**
 * Asks everybody who has to agree to a change request and has not been asked. Safe to repeat.
 * @throws Contention when another command changes the same entities at that moment
 */
export async function deliver({ company, kind, objectId, own }: RequestRef): Promise<void> {
  const { reader, writer } = companyStore(company);
  const { keys } = reader;
  const [parts, uses] = await Promise.all([
    reader.range<Stored>(rowKeys.changeRequestParts(keys, kind, objectId, own)),
    reader.range<SharedUse>(rowKeys.sharedUses(keys, kind, objectId)),
  ]);
  const request = notDeleted(parts.find((part): part is ChangeRequestItem => part.type === 'change_request'));
  if (request === undefined || request.asked !== null) return;
  const mapIds = uses.map(({ mapId }) => mapId).filter((mapId) => mapId !== request.containerId);
  const [heads, members] = await Promise.all([
    reader.get<StoryMapHead[]>(mapIds.map((mapId) => rowKeys.storyMap(keys, mapId))),
    Promise.all(mapIds.map((mapId) => reader.range<MemberItem>(rowKeys.members(keys, mapId)))),
  ]);
  const maps = mapIds.flatMap((_, i) => {
    const head = notDeleted(heads[i]);
    return head === undefined ? [] : [{ head, members: members[i] ?? [] }];
  });
  const people = new Set(maps.flatMap(({ head, members: shared }) => [head.owner, ...editorsOf(shared)]));
  const known = new Set(
    parts.filter((part): part is AskedMember => part.type === 'change_request_member').map(({ id }) => id),
  );
  const steps = [
    ...maps.map(({ head }) => [listRequestMap(keys, request, head)]),
    ...[...people].filter((uid) => !known.has(uid)).map((uid) => askMember(keys, request, uid)),
    [markDelivered(request, new Set([...known, ...people]).size)],
  ];
  const author = writer({ uid: null, tab: null, call: 'deliver_requests' });
  // One after the other: the request counts as delivered when the last of them has been asked.
  for (const change of changesOf(steps)) await author.commit({ storyMap: request.containerId }, change);
}

const editorsOf = (members: readonly MemberItem[]) =>
  members.filter((member) => notDeleted(member) !== undefined && member.role === 'editor').map(({ id }) => id);

/** Packs steps into as few changes as possible, keeping steps that belong together in one. */
function changesOf(steps: readonly (readonly Mutation[])[]): Mutation[][] {
  const changes: Mutation[][] = [[]];
  for (const together of steps) {
    const last = changes.at(-1) ?? [];
    if (last.length + together.length > MAX_ITEMS) changes.push([...together]);
    else last.push(...together);
  }
  return changes;
}
