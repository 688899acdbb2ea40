import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import {
  type AccessRequestItem,
  closeAccessRequest,
  handOverAccessRequest,
} from '#lambdas/entities/story_map/accessRequest.ts';
import type { StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { keyOf, processBatch } from '#lambdas/events/batches/processBatch.ts';
import { withRetries } from '#lambdas/runtime/retry.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { subjectOf } from '#lambdas/store/subject.ts';
import { MAX_HANDED_OVER_ACCESS_REQUESTS } from '#shared/model/limits.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';

/** A story map that may have requests in the inbox of a former owner. */
export type HandedOverMap = { company: CompanyDomain; containerId: string };

/** The grants for passing requests on. */
export const handingOverGrants: TableGrants = {
  BatchGetItem: ['MAP'],
  Query: ['MAP'],
  PutItem: ['MAP', 'USER'],
  UpdateItem: ['MAP'],
  DeleteItem: ['USER'],
  ConditionCheckItem: ['MAP'],
};

/**
 * Reads the table's stream and passes on the requests for access that did not fit into the transaction in which a story
 * map changed hands (rule share.10).
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  return processBatch(event, 'hand_over_requests', handedOver, async (map) => {
    await withRetries(() => handOverRequests(map));
  });
}

/** Only a change of the owner leaves requests behind. */
function handedOver(record: DynamoDBRecord): HandedOverMap | undefined {
  const subject = subjectOf(keyOf(record));
  const { OldImage, NewImage } = record.dynamodb ?? {};
  const [was, now] = [OldImage?.['owner']?.S, NewImage?.['owner']?.S];
  if (subject?.kind !== 'story_map' || was === undefined || now === undefined || was === now) return undefined;
  return { company: subject.company, containerId: subject.id };
}

/**
 * Moves the waiting requests for a story map to the inbox of its present owner. Safe to repeat.
 * @throws Contention when another command changes the same entities at that moment
 */
export async function handOverRequests({ company, containerId }: HandedOverMap): Promise<void> {
  const { reader, writer } = companyStore(company);
  const { keys } = reader;
  const [[item], requests] = await Promise.all([
    reader.get<[StoryMapHead]>([rowKeys.storyMap(keys, containerId)]),
    reader.range<AccessRequestItem>(rowKeys.accessRequests(keys, containerId)),
  ]);
  const head = notDeleted(item) && item;
  if (head === undefined) return;
  const left = requests.filter((request) => notDeleted(request) !== undefined && request.owner !== head.owner);
  const author = writer({ uid: null, tab: null, call: 'hand_over_requests' });
  for (let from = 0; from < left.length; from += MAX_HANDED_OVER_ACCESS_REQUESTS) {
    const part = left.slice(from, from + MAX_HANDED_OVER_ACCESS_REQUESTS);
    await author.commit({ storyMap: containerId }, [
      ...part.flatMap((request) =>
        request.id === head.owner ? closeAccessRequest(request) : [handOverAccessRequest(request, head.owner)],
      ),
      {
        do: 'require',
        key: rowKeys.storyMap(keys, containerId),
        require: [{ attribute: 'owner', equals: head.owner }],
      },
    ]);
  }
}
