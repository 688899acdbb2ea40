import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { companyStore } from '#lambdas/data/companyStore.ts';
import type { SharedThing } from '#lambdas/data/entities/shared.ts';
import type { MemberItem, StoryMapHead } from '#lambdas/data/entities/storyMap.ts';
import { subjectOf, type Subject } from '#lambdas/data/subject.ts';
import { faultOf } from '#lambdas/runtime/log.ts';
import type { SearchDocument } from '#lambdas/search/port.ts';
import { searchIndex } from '#lambdas/search/searchIndex.ts';
import { sharedDocument, storyMapDocument } from './search/documents.ts';

/**
 * Reads the table's stream and keeps the search index up to date. A record only says that something happened to a thing: the thing is read again, and what
 * it is by now is what the index gets, so records may come twice or in any order. One that could not be worked off is named, to come again.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const subjects = new Map<string, { subject: Subject; records: DynamoDBRecord[] }>();
  for (const record of event.Records) {
    const subject = subjectOf({ pk: record.dynamodb?.Keys?.['pk']?.S ?? '', sk: record.dynamodb?.Keys?.['sk']?.S ?? '' });
    if (subject === undefined) continue;
    const name = `${subject.company} ${subject.kind} ${subject.id}`;
    const known = subjects.get(name) ?? { subject, records: [] };
    known.records.push(record);
    subjects.set(name, known);
  }
  const failed = await Promise.all([...subjects.values()].map(async ({ subject, records }) => ((await isIndexed(subject)) ? [] : records)));
  return { batchItemFailures: failed.flat().map((record) => ({ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' })) };
}

async function isIndexed(subject: Subject): Promise<boolean> {
  try {
    const document = await documentOf(subject);
    if (document === undefined) await searchIndex().delete(subject.company, subject.kind, subject.id);
    else await searchIndex().put(subject.company, document);
    return true;
  } catch (error) {
    const { company, kind, id } = subject;
    process.stdout.write(`${JSON.stringify({ level: 'error', event: 'index_changes', company, kind, id, fault: faultOf(error) })}\n`);
    return false;
  }
}

async function documentOf({ company, kind, id }: Subject): Promise<SearchDocument | undefined> {
  const { reader } = companyStore(company);
  if (kind !== 'story_map') {
    const [thing] = await reader.get<[SharedThing]>([reader.keys.shared(kind, id)]);
    return sharedDocument(kind, thing);
  }
  const [[head], members] = await Promise.all([
    reader.get<[StoryMapHead]>([reader.keys.storyMap(id)]),
    reader.range<MemberItem>(reader.keys.members(id)),
  ]);
  return storyMapDocument(head, members);
}
