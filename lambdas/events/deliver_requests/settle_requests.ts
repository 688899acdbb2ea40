import type { AttributeValue, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { type RequestPart, requestParts } from '#lambdas/entities/change_request/changeRequest.ts';
import { requestOf, type RequestRef } from '#lambdas/entities/change_request/requestRef.ts';
import type { MemberItem, StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { keyOf, processBatch } from '#lambdas/events/batches/processBatch.ts';
import { withRetries } from '#lambdas/runtime/retry.ts';
import { companyReader } from '#lambdas/store/companyReader.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { Key, SharedKind } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { mergeGrants, type TableGrants } from '#lambdas/store/keys/partitions.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { canonicalDomain, type CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { settle, settlingGrants } from './settle.ts';

/** The requests that may have to be settled: one, those of a shared entity, of a person, or of the people of a map. */
export type RequestScope = { company: CompanyDomain } & (
  | ({ of: 'request' } & RequestRef)
  | { of: 'entity'; kind: SharedKind; objectId: string }
  | { of: 'person'; uid: string }
  | { of: 'map'; containerId: string }
);

/** The grants for finding requests and settling them. */
export const requestGrants: TableGrants = mergeGrants(settlingGrants, { Query: ['USER'] });

type Image = Record<string, AttributeValue> | undefined;

/**
 * Reads the table's stream and settles change requests around which something has changed: a person lost a story map or
 * access to the application, a map was deleted or stopped using the text, the text was changed, or the request was
 * closed (rules change.16, change.17).
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  return processBatch(event, 'settle_requests', scopeOf, settleAll);
}

/** Whether a change of the item with this key may concern requests of others (`scopeOf`). */
export function mayConcernRequests({ pk, sk }: Key): boolean {
  const { part } = partsOf(pk);
  if (part === 'WHAT' || part === 'WHO') return sk === part.toLowerCase() || sk.startsWith('map#');
  if (part === 'MAP') return sk === 'board#head' || sk.startsWith('board#member#');
  return part === 'ACCESS';
}

const partsOf = (pk: string) => {
  const [, domain = '', part = '', id = ''] = /^C#([^#]+)#([A-Z]+)#(.+)$/.exec(pk) ?? [];
  return { company: canonicalDomain(domain), part, id };
};

/** The scope of a record, if its change may concern a request. */
function scopeOf(record: DynamoDBRecord): RequestScope | undefined {
  const key = keyOf(record);
  const { OldImage: was, NewImage: now } = record.dynamodb ?? {};
  const request = requestOf(key);
  if (request !== undefined) return isDeleted(now) && !isDeleted(was) ? { of: 'request', ...request } : undefined;
  const { company, part, id } = partsOf(key.pk);
  if (company === undefined || was === undefined || !mayConcernRequests(key)) return undefined;
  if (part === 'WHAT' || part === 'WHO') {
    // A map's entry that is gone, or another text.
    const isChanged = now === undefined || was['text']?.S !== now['text']?.S;
    return isChanged ? { company, of: 'entity', kind: part === 'WHAT' ? 'what' : 'who', objectId: id } : undefined;
  }
  if (key.sk === 'board#head' && isDeleted(now) && !isDeleted(was)) return { company, of: 'map', containerId: id };
  const uid = personWhoLost(key.sk, was, now);
  return uid === undefined ? undefined : { company, of: 'person', uid };
}

/** The person who lost something by a change: a map that they owned or edited, or access to the application. */
function personWhoLost(sk: string, was: Image, now: Image): string | undefined {
  if (sk === 'board#head') return was?.['owner']?.S === now?.['owner']?.S ? undefined : was?.['owner']?.S;
  if (sk === 'access') return isActive(was) && !isActive(now) ? was?.['uid']?.S : undefined;
  return isEditor(was) && !isEditor(now) ? was?.['id']?.S : undefined;
}

const isDeleted = (image: Image) => image?.['deletedAt'] !== undefined;
const isActive = (image: Image) => image?.['active']?.BOOL === true && !isDeleted(image);
const isEditor = (image: Image) => image?.['role']?.S === 'editor' && !isDeleted(image);

async function settleAll(scope: RequestScope): Promise<void> {
  const { company } = scope;
  const ids = scope.of === 'request' ? [] : await requestsIn(companyReader(company).reader, scope);
  const refs = scope.of === 'request' ? [scope] : ids.map((id) => ({ company, ...requestParts(id) }));
  // One after the other: requests for the same entity are about the same rows.
  for (const ref of refs) await withRetries(() => settle(ref));
}

/** The ids of the requests in a scope. */
async function requestsIn(reader: Reader, scope: Exclude<RequestScope, { of: 'request' }>): Promise<string[]> {
  const { keys } = reader;
  if (scope.of === 'entity') {
    const parts = await reader.range<RequestPart>(rowKeys.changeRequestParts(keys, scope.kind, scope.objectId));
    return parts.flatMap((part) => ('own' in part && notDeleted(part) !== undefined ? [part.id] : []));
  }
  const people = scope.of === 'person' ? [scope.uid] : await peopleOf(reader, scope.containerId);
  const lists = await Promise.all(
    people.flatMap((uid) =>
      (['own', 'awaiting', 'answered'] as const).map((list) =>
        reader.range<{ requestId: string }>(rowKeys.listedChanges(keys, uid, list)),
      ),
    ),
  );
  return [...new Set(lists.flat().map(({ requestId }) => requestId))];
}

/** The owner and the editors of a map, deleted or not. */
async function peopleOf(reader: Reader, containerId: string): Promise<string[]> {
  const [[head], members] = await Promise.all([
    reader.get<[StoryMapHead]>([rowKeys.storyMap(reader.keys, containerId)]),
    reader.range<MemberItem>(rowKeys.members(reader.keys, containerId)),
  ]);
  const editors = members.filter((member) => notDeleted(member) !== undefined && member.role === 'editor');
  return [...(head === undefined ? [] : [head.owner]), ...editors.map(({ id }) => id)];
}
