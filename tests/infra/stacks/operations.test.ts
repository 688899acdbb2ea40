import { expect, test } from 'vitest';
import { readerNames } from '#infra/streamReaders.ts';
import { found, referred, resources, synthesise } from './support/templates.ts';

const template = synthesise({ alarmEmail: 'ops@acme.example' }).of('operations');
const alarms = new Map(
  resources(template, 'AWS::CloudWatch::Alarm').map(([, { Properties, Metadata }]) => [
    Metadata?.['aws:cdk:path']?.split('/').at(-2),
    Properties,
  ]),
);
const [[topicId, topic] = []] = resources(template, 'AWS::SNS::Topic');

test('every alarm describes its subject, notifies the topic when it starts and ends, and is quiet without data', () => {
  expect([...alarms.keys()]).toEqual([
    'CallsFail',
    'CallsRefused',
    'Throttled',
    'SearchDown',
    'SearchFull',
    'MailsFail',
    'PurgeFails',
    'ExportsFail',
    'ErasuresFail',
    'ConnectionChecksFail',
    'IssueReadingFails',
    ...readerNames.flatMap((name) => [`${name}-fails`, `${name}-late`, `${name}-gave-up`]),
    'LiveFails',
    'LiveUnreached',
  ]);
  for (const alarm of alarms.values()) {
    expect(alarm).toMatchObject({
      AlarmActions: [{ Ref: topicId }],
      OKActions: [{ Ref: topicId }],
      TreatMissingData: 'notBreaching',
      AlarmDescription: expect.stringMatching(/\w{3}/),
    });
  }
});

test('alarms watch the metrics that they name', () => {
  expect(alarms.get('CallsFail')).toMatchObject({
    Namespace: 'AWS/ApiGateway',
    MetricName: '5xx',
    Dimensions: [{ Name: 'ApiId' }, { Name: 'Stage', Value: 'api' }],
  });
  expect(alarms.get('CallsRefused')).toMatchObject({ MetricName: '4xx', Threshold: 500 });
  expect(alarms.get('Throttled')).toMatchObject({ Namespace: 'AWS/Lambda', MetricName: 'Throttles' });
  expect(alarms.get('LiveFails')).toMatchObject({ Namespace: 'AWS/Lambda', MetricName: 'Errors' });
  expect(alarms.get('LiveUnreached')).toMatchObject({
    Namespace: 'AWS/ApiGateway',
    MetricName: 'IntegrationError',
    Dimensions: [{ Name: 'ApiId' }, { Name: 'Stage', Value: 'live' }],
  });
  expect(alarms.get('SearchDown')).toMatchObject({ MetricName: 'ClusterStatus.red', Threshold: 1 });
  expect(alarms.get('SearchFull')).toMatchObject({
    MetricName: 'FreeStorageSpace',
    Threshold: 2_048,
    ComparisonOperator: 'LessThanOrEqualToThreshold',
  });
});

test.each(readerNames)('an alarm covers what %s gave up, and its lag', (name) => {
  expect(alarms.get(`${name}-gave-up`)).toMatchObject({
    Namespace: 'AWS/SQS',
    MetricName: 'ApproximateNumberOfMessagesVisible',
    Threshold: 1,
    Statistic: 'Maximum',
  });
  expect(JSON.stringify(alarms.get(`${name}-gave-up`)?.['Dimensions'])).toContain(name.replace('_', ''));
  expect(alarms.get(`${name}-late`)).toMatchObject({
    Namespace: 'AWS/Lambda',
    MetricName: 'IteratorAge',
    Threshold: 300_000,
  });
  expect(alarms.get(`${name}-fails`)).toMatchObject({ Namespace: 'AWS/Lambda', MetricName: 'Errors', Threshold: 1 });
});

test('the topic is for the alarms of this account, requires encryption, and notifies the address of the deployment', () => {
  expect(found(topic, 'the topic').Type).toBe('AWS::SNS::Topic');
  expect(JSON.stringify(resources(template, 'AWS::SNS::TopicPolicy'))).toContain('"aws:SecureTransport":"false"');
  expect(JSON.stringify(resources(template, 'AWS::SNS::TopicPolicy'))).toContain(
    '"Principal":{"Service":"cloudwatch.amazonaws.com"}',
  );
  const subscriptions = resources(template, 'AWS::SNS::Subscription').map(([, { Properties }]) => Properties);
  expect(subscriptions).toEqual([{ Protocol: 'email', Endpoint: 'ops@acme.example', TopicArn: { Ref: topicId } }]);
  expect(referred(template, subscriptions[0]?.['TopicArn'])).toBe(topic);
});

test('there is one dashboard', () => {
  expect(
    resources(template, 'AWS::CloudWatch::Dashboard').map(([, { Properties }]) => Properties['DashboardName']),
  ).toEqual(['storyd']);
});
