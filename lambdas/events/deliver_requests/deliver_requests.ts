import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { type RequestPart, sortedParts } from '#lambdas/entities/change_request/changeRequest.ts';
import { askMember, listRequestMap, markDelivered } from '#lambdas/entities/change_request/changeRequestSteps.ts';
import { requestOf, type RequestRef } from '#lambdas/entities/change_request/requestRef.ts';
import type { SharedUse } from '#lambdas/entities/company/shared.ts';
import type { PersonPointer } from '#lambdas/entities/people/access.ts';
import type { MemberItem, StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { isolatePoisonRecord } from '#lambdas/events/batches/isolatePoisonRecord.ts';
import { keyOf, processBatch } from '#lambdas/events/batches/processBatch.ts';
import { handler as publish_changes, publishingGrants } from '#lambdas/events/live/publish.ts';
import { withRetries } from '#lambdas/runtime/retry.ts';
import { chunksOf } from '#lambdas/store/chunks.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { mergeGrants, type TableGrants } from '#lambdas/store/keys/partitions.ts';
import { isAgreed } from '#shared/rules/changeRequests.ts';
import { settle, settlingGrants } from './settle.ts';
import { handler as settle_requests, requestGrants } from './settle_requests.ts';

/** The grants for delivering a request, which settles it when everybody agrees. */
export const deliveringGrants: TableGrants = mergeGrants(
  {
    BatchGetItem: ['MAP', 'PEOPLE'],
    Query: ['MAP', 'WHAT', 'WHO'],
    PutItem: ['USER', 'MAP', 'WHAT', 'WHO'],
    UpdateItem: ['WHAT', 'WHO'],
  },
  settlingGrants,
);

export const grants: TableGrants = mergeGrants(deliveringGrants, requestGrants, publishingGrants);

/**
 * The quick reader of the table's stream. It delivers change requests: lists the story maps that a request concerns and
 * asks their owners and editors (rule change.7). Nobody is asked twice, so a repeated delivery resumes where it
 * stopped. It also settles them (`settle_requests`), and sends changes to those who follow them (`publish`).
 * @throws to have the batch halved (see `isolatePoisonRecord`)
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const publishing = publish_changes(event);
  const answers = [
    // First, so that requests are settled with everybody who is asked.
    await processBatch(
      event,
      'deliver_requests',
      (record) => requestOf(keyOf(record)),
      async (ref) => {
        await withRetries(() => deliver(ref));
      },
    ),
    await settle_requests(event),
    await publishing,
  ];
  const failed = new Set(
    answers.flatMap(({ batchItemFailures }) => batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)),
  );
  return isolatePoisonRecord(event, { batchItemFailures: [...failed].map((itemIdentifier) => ({ itemIdentifier })) });
}

/**
 * Asks everybody who has to agree to a change request and has not been asked, if they have access to the application.
 * Safe to repeat.
 * @throws Contention when another command changes the same entities at that moment
 */
export async function deliver(ref: RequestRef): Promise<void> {
  const { company, kind, objectId, own } = ref;
  const { reader, writer } = companyStore(company);
  const { keys } = reader;
  const [parts, uses] = await Promise.all([
    reader.range<RequestPart>(rowKeys.changeRequestParts(keys, kind, objectId, own)),
    reader.range<SharedUse>(rowKeys.sharedUses(keys, kind, objectId)),
  ]);
  const { request, members: askedBefore } = sortedParts(parts);
  if (request === undefined || notDeleted(request) === undefined) return;
  if (request.asked !== null) {
    // An earlier delivery ended after everybody was asked, and before it applied the change.
    if (isAgreed(request)) await settle(ref, request.owner);
    return;
  }
  const mapIds = uses
    .map(({ mapId: containerId }) => containerId)
    .filter((containerId) => containerId !== request.containerId);
  const [heads, members] = await Promise.all([
    reader.get<StoryMapHead[]>(mapIds.map((containerId) => rowKeys.storyMap(keys, containerId))),
    Promise.all(mapIds.map((containerId) => reader.range<MemberItem>(rowKeys.members(keys, containerId)))),
  ]);
  const maps = mapIds.flatMap((_, i) => {
    const head = notDeleted(heads[i]);
    return head === undefined ? [] : [{ head, members: members[i] ?? [] }];
  });
  const people = [...new Set(maps.flatMap(({ head, members: shared }) => [head.owner, ...editorsOf(shared)]))];
  const without = await reader.get<PersonPointer[]>(people.map((uid) => rowKeys.withoutAccess(keys, uid)));
  const known = new Set(askedBefore.map(({ id }) => id));
  const others = people.filter((uid, i) => without[i] === undefined && uid !== request.owner);
  // Who made the request agrees by asking, and is counted in the change that marks the request as delivered.
  const isOwnerAsked = people.includes(request.owner);
  const asked = new Set([...known, ...others]).size + (isOwnerAsked ? 1 : 0);
  const agreed = (request.agreed ?? 0) + (isOwnerAsked ? 1 : 0);
  const steps = [
    ...maps.map(({ head }) => [listRequestMap(keys, request, head)]),
    ...others.filter((uid) => !known.has(uid)).map((uid) => [askMember(keys, request, uid)]),
    [...(isOwnerAsked ? [askMember(keys, request, request.owner)] : []), markDelivered(request, { asked, agreed })],
  ];
  const author = writer({ uid: null, tab: null, call: 'deliver_requests' });
  // One after the other: the request counts as delivered when the last of them has been asked.
  for (const change of chunksOf(steps, keys)) await author.commit({ storyMap: request.containerId }, change);
  if (isAgreed({ asked, agreed })) await settle(ref, request.owner);
}

const editorsOf = (members: readonly MemberItem[]) =>
  members.filter((member) => notDeleted(member) !== undefined && member.role === 'editor').map(({ id }) => id);
