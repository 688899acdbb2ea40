import { describe, expect, test } from 'vitest';
import { isReadBy, type ReaderName, readerNames } from '#infra/streamReaders.ts';
import { keysOf } from '#lambdas/data/keys.ts';
import { requestOf } from '#lambdas/data/requestRef.ts';
import { subjectOf } from '#lambdas/data/subject.ts';
import type { CompanyDomain } from '#shared/model/company.ts';
import { found, functions, referred, resources, synthesise } from './support/templates.ts';

const deployed = synthesise();
const template = deployed.of('events');
const all = functions(deployed);
const sources = resources(template, 'AWS::Lambda::EventSourceMapping').map(([, source]) => source);

test('the stream has two readers, as many as it bears', () => {
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

  test("reads the table's stream from its beginning, and says which records are to come again", () => {
    expect(source.Properties).toMatchObject({
      EventSourceArn: { 'Fn::ImportValue': expect.stringMatching(/^storyd-data:\w+TableStreamArn/) },
      StartingPosition: 'TRIM_HORIZON',
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      BatchSize: 100,
    });
    // Records of one entity are worked off one after the other.
    expect(source.Properties['ParallelizationFactor']).toBe(1);
  });

  test('halves a batch that fails, and gives a record up in the end, to a queue of its own', () => {
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

  test('is given the same items as in the local run', () => {
    const { Filters } = source.Properties['FilterCriteria'] as { Filters: { Pattern: string }[] };
    const [pattern] = Filters.map(
      (filter) => JSON.parse(filter.Pattern) as { dynamodb: { Keys: { sk: { S: (string | { prefix: string })[] } } } },
    );
    const fits = (sk: string) =>
      pattern?.dynamodb.Keys.sk.S.some((one) => (typeof one === 'string' ? one === sk : sk.startsWith(one.prefix)));
    expect(Filters).toHaveLength(1);
    for (const { sk } of sampleKeys) expect(fits(sk), sk).toBe(isReadBy(name, sk));
  });

  test('has a queue that nobody reaches without encryption', () => {
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

test('what writes to the search index knows the domain, and nothing else does', () => {
  const knowing = [...all]
    .filter(([, { fn }]) => JSON.stringify(fn.Properties['Environment']).includes('SEARCH_ENDPOINT'))
    .map(([name]) => name);
  expect(knowing).toEqual(expect.arrayContaining(['follow_changes', 'rebuild_index', 'replay']));
  expect(knowing).not.toContain('deliver_requests');
});

const keys = keysOf('acme.example' as CompanyDomain);
/** One key of every kind of item that the table holds. */
const sampleKeys = [
  keys.company(),
  keys.setting('priority', 'p1'),
  keys.access('ann@acme.example'),
  keys.user('u1'),
  keys.storyMap('m1'),
  keys.member('m1', 'u1'),
  keys.what('m1', 'w1'),
  keys.who('m1', 'h1'),
  keys.whatWhoLink('m1', 'w1', 'h1'),
  keys.whoWhoLink('m1', 'h1', 'h2'),
  keys.childMap('m1', 'w1'),
  keys.whatText('m1', 'w1'),
  keys.whatMaturity('m1', 'w1'),
  keys.whatReference('m1', 'w1', 1, { name: 'n', type: 't' }),
  keys.mapLog('m1', 'l1'),
  keys.companyLog('l1'),
  keys.listedMap('u1', 'owner', 1, 'm1'),
  keys.companyMap(1, 'm1'),
  keys.shared('what', 'w1'),
  keys.shared('who', 'h1'),
  keys.sharedUse('what', 'w1', 'm1'),
  keys.sharedText('what', 'text'),
  keys.changeRequest('what', 'w1', 'r1'),
  keys.changeRequestMap('what', 'w1', 'r1', 'm1'),
  keys.changeRequestMember('what', 'w1', 'r1', 'u1'),
  keys.wantedText('what', 'w1', 'text'),
  keys.askedChange('u1', 1, 'r1'),
  keys.awaitingChange('u1', 1, 'r1'),
  keys.pairOnMap('h1', 'h2', 't1', 'm1'),
  keys.accessRequest('m1', 'u1'),
  keys.awaitingRequest('u1', 1, 'm1', 'u2'),
  keys.idempotency('hash'),
];

const concerns: Readonly<Record<ReaderName, (key: { pk: string; sk: string }) => boolean>> = {
  deliver_requests: (key) => requestOf(key) !== undefined,
  follow_changes: (key) => subjectOf(key) !== undefined,
};

test.each(readerNames)('nothing that concerns %s is kept from it, and little else reaches it', (name) => {
  const read = sampleKeys.filter(({ sk }) => isReadBy(name, sk));
  const concerned = sampleKeys.filter(concerns[name]);
  expect(concerned.length).toBeGreaterThan(0);
  expect(concerned.filter(({ sk }) => !isReadBy(name, sk))).toEqual([]);
  // The parts of a request begin like the request itself.
  expect(
    read
      .filter((key) => !concerned.includes(key))
      .every(({ sk }) => name === 'deliver_requests' && sk.startsWith('request#r1#')),
  ).toBe(true);
});
