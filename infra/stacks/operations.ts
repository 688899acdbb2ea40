import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Domain } from 'aws-cdk-lib/aws-opensearchservice';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { StreamReader } from '../constructs/StreamReader.ts';
import { STAGE } from '../stage.ts';
import { type ReaderName, readerNames } from '../streamReaders.ts';
import type { LiveStack } from './live.ts';

const PERIOD = Duration.minutes(5);
/** Longer delays of search are noticeable. */
const LATE = Duration.minutes(5);
/** A single fault may be a broken connection of one user. */
const FAULTS = 5;
/** Ordinary use has a few refusals an hour; an attack or a broken client has hundreds. */
const REFUSALS = 500;
/** Below this a domain of any size soon refuses documents. In MB. */
const LITTLE_SPACE = 2_048;

export type OperationsStackProps = StackProps & {
  readonly api: IHttpApi;
  readonly domain: Domain;
  readonly live: Pick<LiveStack, 'api' | 'stageName' | 'socket'>;
  readonly readers: Readonly<Record<ReaderName, StreamReader>>;
  readonly digests: IFunction;
  readonly purge: IFunction;
  readonly exporter: IFunction;
  readonly eraser: IFunction;
  readonly checker: IFunction;
  readonly issues: IFunction;
  /** The mail address for alarms. */
  readonly alarmEmail: string | undefined;
};

/**
 * Monitoring for operators: alarms, each with an action to take, and one dashboard (docs/operations.md). It is
 * stateless.
 */
export class OperationsStack extends Stack {
  readonly #topic: Topic;

  constructor(
    scope: Construct,
    id: string,
    {
      api,
      domain,
      live,
      readers,
      digests,
      purge,
      exporter,
      eraser,
      checker,
      issues,
      alarmEmail,
      ...props
    }: OperationsStackProps,
  ) {
    super(scope, id, props);
    this.#topic = new Topic(this, 'Alarms', { enforceSSL: true, displayName: 'StorYd' });
    // A topic with a policy of its own admits only the principals in it.
    this.#topic.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sns:Publish'],
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        resources: [this.#topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    );
    if (alarmEmail !== undefined) this.#topic.addSubscription(new EmailSubscription(alarmEmail));
    const ofApi = (metricName: string, statistic: string) =>
      new Metric({
        namespace: 'AWS/ApiGateway',
        metricName,
        dimensionsMap: { ApiId: api.apiId, Stage: STAGE },
        statistic,
        period: PERIOD,
      });
    // All functions of the account share one concurrency limit, so other applications can cause throttling.
    const throttles = new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'Throttles',
      statistic: Stats.SUM,
      period: PERIOD,
    });
    const faults = ofApi('5xx', Stats.SUM);
    const refusals = ofApi('4xx', Stats.SUM);
    this.#alarm('CallsFail', 'Calls end in a fault: their request ids are in the log of the API', faults, FAULTS);
    this.#alarm(
      'CallsRefused',
      'Far more calls are refused than people meet: who and where from is in the logs',
      refusals,
      REFUSALS,
    );
    this.#alarm('Throttled', 'Functions are refused: the account may run no more of them at once', throttles, 1);
    const red = domain.metricClusterStatusRed({ statistic: Stats.MAXIMUM, period: PERIOD });
    const space = domain.metricFreeStorageSpace({ statistic: Stats.MINIMUM, period: PERIOD });
    this.#alarm('SearchDown', 'The search domain cannot answer', red, 1);
    this.#alarm(
      'SearchFull',
      'The search domain has little space left',
      space,
      LITTLE_SPACE,
      ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD,
    );
    const scheduled = [
      ['MailsFail', 'Mails that are due cannot be sent', 'send_digests', digests],
      ['PurgeFails', 'The trash cannot be purged', 'purge_trash', purge],
      ['ExportsFail', "Exports of companies' data fail", 'export_companies', exporter],
      ['ErasuresFail', 'People cannot be erased', 'erase_people', eraser],
      ['ConnectionChecksFail', 'Connections with issue trackers cannot be checked', 'check_connections', checker],
      ['IssueReadingFails', 'Linked issues cannot be read', 'read_issues', issues],
    ] as const;
    for (const [id, problem, name, fn] of scheduled) {
      const failed = fn.metricErrors({ statistic: Stats.SUM, period: PERIOD });
      this.#alarm(id, `${problem}: the log of ${name} says why`, failed, 1);
    }
    const read = readerNames.map((name) => this.#watchReader(name, readers[name]));
    const dashboard = new Dashboard(this, 'Dashboard', { dashboardName: 'storyd' });
    const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
      new GraphWidget({ title, left, right, width: 12 });
    dashboard.addWidgets(
      graph('Calls', [ofApi('Count', Stats.SUM)], [faults, refusals]),
      graph('How long calls take', [ofApi('Latency', 'p50'), ofApi('Latency', 'p95'), ofApi('Latency', 'p99')]),
    );
    dashboard.addWidgets(
      graph(
        'Behind the stream',
        read.map(({ age }) => age),
      ),
      graph(
        'Given up',
        read.map(({ given }) => given),
        [throttles],
      ),
    );
    dashboard.addWidgets(graph('Space for search', [space], [red]));
    this.#watchLive(live);
  }

  /** The alarms of live connections. */
  #watchLive({ api, stageName, socket }: OperationsStackProps['live']): void {
    const unreached = new Metric({
      namespace: 'AWS/ApiGateway',
      metricName: 'IntegrationError',
      dimensionsMap: { ApiId: api.apiId, Stage: stageName },
      statistic: Stats.SUM,
      period: PERIOD,
    });
    const failed = socket.metricErrors({ statistic: Stats.SUM, period: PERIOD });
    this.#alarm('LiveFails', 'Live connections are not admitted: the log of live_socket says why', failed, FAULTS);
    this.#alarm('LiveUnreached', 'The function behind live connections does not answer', unreached, FAULTS);
  }

  /** The alarms of a stream consumer. @returns its widgets for the dashboard */
  #watchReader(name: ReaderName, { function: own, deadLetters }: StreamReader): { age: Metric; given: Metric } {
    const age = own.metric('IteratorAge', { statistic: Stats.MAXIMUM, period: PERIOD });
    const given = deadLetters.metricApproximateNumberOfMessagesVisible({ statistic: Stats.MAXIMUM, period: PERIOD });
    this.#alarm(
      `${name}-fails`,
      `${name} breaks down instead of naming what it cannot do`,
      own.metricErrors({ period: PERIOD }),
      1,
    );
    this.#alarm(`${name}-late`, `${name} is behind what is written`, age, LATE.toMilliseconds());
    this.#alarm(`${name}-gave-up`, `${name} has given records up`, given, 1);
    return { age: age.with({ label: name }), given: given.with({ label: name }) };
  }

  #alarm(
    id: string,
    alarmDescription: string,
    metric: IMetric,
    threshold: number,
    comparisonOperator = ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
  ): void {
    const alarm = new Alarm(this, id, {
      alarmDescription,
      metric,
      threshold,
      comparisonOperator,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.#topic));
    alarm.addOkAction(new SnsAction(this.#topic));
  }
}
