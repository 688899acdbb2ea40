import { describe, expect, test } from 'vitest';
import { isReadBy, type ReaderName, readerNames } from '#infra/streamReaders.ts';
import { requestOf } from '#lambdas/entities/change_request/requestRef.ts';
import { mayConcernRequests } from '#lambdas/events/deliver_requests/settle_requests.ts';
import { subjectOfKey } from '#lambdas/events/notices/subject.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { keysOf } from '#lambdas/store/keys.ts';
import { logOwnerOfKey } from '#lambdas/store/live/logOwner.ts';
import { subjectOf } from '#lambdas/store/subject.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { found, functions, plainDeployment, referred, resources } from './support/templates.ts';

const deployed = plainDeployment();
const template = deployed.of('events');
const all = functions(deployed);
const sources = resources(template, 'AWS::Lambda::EventSourceMapping').map(([, source]) => source);

test('the stream has two readers, the maximum', () => {
  expect(sources.map(({ Properties }) => referred(template, Properties['FunctionName']))).toEqual(
    readerNames.map((name) => all.get(name)?.fn),
  );
  expect(readerNames.length).toBeLessThanOrEqual(2);
});

describe.each(readerNames)('%s', (name) => {
  const { fn } = found(all.get(name), name);
  const source = found(
    sources.find(({ Properties }) => referred(template, Properties['FunctionName']) === fn),
    `the event source of ${name}`,
  );
  const queue = referred(
    template,
    (source.Properties['DestinationConfig'] as { OnFailure: { Destination: unknown } }).OnFailure.Destination,
  );

  test("reads the table's stream from its beginning, and names records to deliver again", () => {
    expect(source.Properties).toMatchObject({
      EventSourceArn: { 'Fn::ImportValue': expect.stringMatching(/^storyd-data:\w+TableStreamArn/) },
      StartingPosition: 'TRIM_HORIZON',
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      BatchSize: 100,
    });
    // Records of one entity are worked off one after the other.
    expect(source.Properties['ParallelizationFactor']).toBe(1);
  });

  test('halves a batch that fails, and sends a record to its own queue in the end', () => {
    expect(source.Properties).toMatchObject({
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 10,
      MaximumRecordAgeInSeconds: 12 * 60 * 60,
    });
    const others = sources.filter((other) => other !== source).map(({ Properties }) => Properties['DestinationConfig']);
    expect(others).not.toContainEqual(source.Properties['DestinationConfig']);
    expect(queue).toMatchObject({
      Type: 'AWS::SQS::Queue',
      UpdateReplacePolicy: 'Retain',
      Properties: { SqsManagedSseEnabled: true, MessageRetentionPeriod: 14 * 24 * 60 * 60 },
    });
  });

  test('receives the same items as in the local run', () => {
    const { Filters } = source.Properties['FilterCriteria'] as { Filters: { Pattern: string }[] };
    const [pattern] = Filters.map(
      (filter) => JSON.parse(filter.Pattern) as { dynamodb: { Keys: { sk: { S: (string | { prefix: string })[] } } } },
    );
    const fits = (sk: string) =>
      pattern?.dynamodb.Keys.sk.S.some((one) => (typeof one === 'string' ? one === sk : sk.startsWith(one.prefix)));
    expect(Filters).toHaveLength(1);
    for (const { sk } of sampleKeys) expect(fits(sk), sk).toBe(isReadBy(name, sk));
  });

  test('has a queue that requires encryption in transit', () => {
    const policies = resources(template, 'AWS::SQS::QueuePolicy').filter(
      ([, { Properties }]) => referred(template, (Properties['Queues'] as unknown[])[0]) === queue,
    );
    expect(policies.map(([, { Properties }]) => Properties['PolicyDocument'])).toEqual([
      {
        Version: '2012-10-17',
        Statement: [
          expect.objectContaining({
            Effect: 'Deny',
            Action: 'sqs:*',
            Condition: { Bool: { 'aws:SecureTransport': 'false' } },
          }),
        ],
      },
    ]);
  });
});

test('only functions that write to the search index have its domain', () => {
  const knowing = [...all]
    .filter(([, { fn }]) => JSON.stringify(fn.Properties['Environment']).includes('SEARCH_ENDPOINT'))
    .map(([name]) => name);
  expect(knowing).toEqual(expect.arrayContaining(['follow_changes', 'rebuild_index', 'replay']));
  expect(knowing).not.toContain('deliver_requests');
});

const keys = keysOf('acme.example' as CompanyDomain);
/** One key of every kind of item that the table holds. */
const sampleKeys = [
  rowKeys.company(keys),
  rowKeys.setting(keys, 'priority', 'p1'),
  rowKeys.access(keys, 'ann@acme.example'),
  rowKeys.user(keys, 'u1'),
  rowKeys.storyMap(keys, 'm1'),
  rowKeys.member(keys, 'm1', 'u1'),
  rowKeys.what(keys, 'm1', 'w1'),
  rowKeys.who(keys, 'm1', 'h1'),
  rowKeys.whatWhoLink(keys, 'm1', 'w1', 'h1'),
  rowKeys.whoWhoLink(keys, 'm1', 'h1', 'h2'),
  rowKeys.childMap(keys, 'm1', 'w1'),
  rowKeys.whatText(keys, 'm1', 'w1'),
  rowKeys.whatMaturity(keys, 'm1', 'w1'),
  rowKeys.whatReference(keys, 'm1', 'w1', 1, { name: 'n', type: 't' }),
  rowKeys.mapLog(keys, 'm1', 'l1'),
  rowKeys.companyLog(keys, 'l1'),
  rowKeys.listedMap(keys, 'u1', 'owner', 1, 'm1'),
  rowKeys.companyMap(keys, 1, 'm1'),
  rowKeys.shared(keys, 'what', 'w1'),
  rowKeys.shared(keys, 'who', 'h1'),
  rowKeys.sharedUse(keys, 'what', 'w1', 'm1'),
  rowKeys.sharedText(keys, 'what', 'text'),
  rowKeys.changeRequest(keys, 'what', 'w1', 'r1'),
  rowKeys.changeRequestMap(keys, 'what', 'w1', 'r1', 'm1'),
  rowKeys.changeRequestMember(keys, 'what', 'w1', 'r1', 'u1'),
  rowKeys.wantedText(keys, 'what', 'w1', 'text'),
  rowKeys.listedChange(keys, 'u1', 'own', 1, 'r1'),
  rowKeys.listedChange(keys, 'u1', 'awaiting', 1, 'r1'),
  rowKeys.listedChange(keys, 'u1', 'answered', 1, 'r1'),
  rowKeys.escalatedChange(keys, 1, 'r1'),
  rowKeys.openChange(keys, 1, 'r1'),
  rowKeys.pairOnMap(keys, 'h1', 'h2', 't1', 'm1'),
  rowKeys.accessRequest(keys, 'm1', 'u1'),
  rowKeys.awaitingRequest(keys, 'u1', 1, 'm1', 'u2'),
  rowKeys.idempotency(keys, 'hash'),
];

const concerns: Readonly<Record<ReaderName, (key: { pk: string; sk: string }) => boolean>> = {
  deliver_requests: (key) =>
    requestOf(key) !== undefined || mayConcernRequests(key) || logOwnerOfKey(key) !== undefined,
  follow_changes: (key) => subjectOf(key) !== undefined || subjectOfKey(key) !== undefined,
};

test.each(readerNames)('the filter of %s passes everything that concerns it, and little else', (name) => {
  const read = sampleKeys.filter(({ sk }) => isReadBy(name, sk));
  const concerned = sampleKeys.filter(concerns[name]);
  expect(concerned.length).toBeGreaterThan(0);
  expect(concerned.filter(({ sk }) => !isReadBy(name, sk))).toEqual([]);
  // The parts of a request begin like the request itself, and so do entries of inboxes and of lists of maps.
  const passing = { deliver_requests: /^(request|map)#/, follow_changes: /^(request|access)#/ }[name];
  expect(read.filter((key) => !concerned.includes(key)).every(({ sk }) => passing.test(sk))).toBe(true);
});
