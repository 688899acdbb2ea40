import type { DynamoDBRecord } from 'aws-lambda';
import { createTable } from '#infra/local/engine/createTable.ts';
import { startTableEngine } from '#infra/local/engine/startTableEngine.ts';
import { functionEnvironment, setEnvironment } from '#infra/local/environment.ts';
import { createStreamFeed } from '#infra/local/stream/feed.ts';
import { isReadBy, type ReaderName, readerNames } from '#infra/streamReaders.ts';
import { keyOf } from '#lambdas/events/batches/processBatch.ts';
import type { SearchDocument, SearchIndex } from '#lambdas/ports/search/port.ts';
import { setSearchIndex } from '#lambdas/ports/search/searchIndex.ts';
import { subjectOf } from '#lambdas/store/subject.ts';
import { createTableClient, setTableClient } from '#lambdas/store/table/client.ts';
import { type CompanyDomain, companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { Crashes } from './crashes.ts';
import { EventSource, type Handler } from './eventSource.ts';
import { deliver_requests, follow_changes } from './functions.ts';
import { Clock, Stream } from './stream.ts';

const SHARDS = 4;
const handlers = { deliver_requests, follow_changes };

/** An index that only records its calls. */
export function recordingIndex(): { index: SearchIndex; documents: Map<string, SearchDocument> } {
  const documents = new Map<string, SearchDocument>();
  const name = (company: CompanyDomain, kind: string, id: string) => `${company} ${kind} ${id}`;
  const index: SearchIndex = {
    put: async (company, document) => void documents.set(name(company, document.kind, document.id), document),
    delete: async (company, kind, id) => void documents.delete(name(company, kind, id)),
    search: async () => [],
    renew: async (fill) => fill(index),
  };
  return { index, documents };
}

/** The subject of a record: the id of a map, an Activity, a Who or a request. */
function aboutOf(record: DynamoDBRecord): string {
  const key = keyOf(record);
  return subjectOf(key)?.id ?? /^request#([^#]+)/.exec(key.sk)?.[1] ?? '';
}

export type Site = Awaited<ReturnType<typeof openSite>>;

/**
 * A table, an index, and both stream consumers behind event sources like Lambda's. All writes flow into the stream.
 * @param crashing whether the consumers are killed at every record
 */
export async function openSite({ crashing = false, shards = SHARDS }: { crashing?: boolean; shards?: number } = {}) {
  const engine = await startTableEngine();
  const tableName = 'storyd';
  await createTable(engine, tableName, { fresh: false });
  const restore = setEnvironment(functionEnvironment({ tableName, tableEndpoint: engine.endpoint, webUrl: '' }));
  const clock = new Clock();
  const stream = new Stream(shards, clock);
  const feed = createStreamFeed({
    endpoint: engine.endpoint,
    tableName,
    consumers: [
      {
        name: 'stream',
        wants: ({ sk }) => readerNames.some((name) => isReadBy(name, sk)),
        handler: async ({ Records }) => {
          stream.add(Records);
          return { batchItemFailures: [] };
        },
      },
    ],
  });
  const crashes = new Crashes(aboutOf);
  const client = createTableClient();
  client.middlewareStack.add(
    (next, context) => async (args) => {
      if (context['commandName'] !== 'TransactWriteItemsCommand') return next(args);
      const written = JSON.stringify(args.input);
      return crashes.effect(
        (subject) => written.includes(subject),
        () => next(args),
      );
    },
    { step: 'initialize', name: 'crash' },
  );
  setTableClient(feed.tap(client));
  const { index: own, documents } = recordingIndex();
  const index: SearchIndex = {
    ...own,
    put: (company, document) =>
      crashes.effect(
        (subject) => subject === document.id,
        () => own.put(company, document),
      ),
    delete: (company, kind, id) =>
      crashes.effect(
        (subject) => subject === id,
        () => own.delete(company, kind, id),
      ),
  };
  setSearchIndex(index);
  const source = (name: ReaderName, handler: Handler = handlers[name]) =>
    new EventSource({
      name,
      handler: crashing ? crashes.mortal(handler as (typeof handlers)[ReaderName]) : handler,
      stream,
      clock,
    });
  const company = companyOfEmail('x@acme.example');
  if (company === undefined) throw new Error('acme.example is no company');
  return {
    company,
    stream,
    clock,
    crashes,
    documents,
    index,
    /** Settles when all that was written is in the stream. */
    written: () => feed.settled(),
    source,
    close: async () => {
      setSearchIndex(undefined);
      restore();
      await engine.stop();
    },
  };
}
