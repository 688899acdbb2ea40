import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaFunctionTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { LeastPrivilegeFunction } from '../constructs/LeastPrivilegeFunction.ts';
import { StreamReader } from '../constructs/StreamReader.ts';
import { exportEnvironment, exportGrants } from '../exportAccess.ts';
import { type JiraAccess, jiraEnvironment, jiraGrants } from '../jiraAccess.ts';
import type { LiveAccess } from '../liveAccess.ts';
import { type MailAccess, mailEnvironment, mailGrants } from '../mailAccess.ts';
import { indexingGrants, renewalGrants, type SearchAccess, searchEnvironment } from '../searchAccess.ts';
import { type ReaderName, readerNames } from '../streamReaders.ts';

/** The maximum run time of the function. The next run does the rest. */
const TOOL_TIMEOUT = Duration.minutes(15);
/** When the trash is purged, in hours of UTC. */
const PURGE_HOURS = '1-4';
/** The schedule of sending due mails, and the time limit of a run. */
const DIGEST_PERIOD = Duration.minutes(5);
const DIGEST_TIMEOUT = Duration.minutes(4);
/** How often started exports are looked for. */
const EXPORT_PERIOD = Duration.minutes(1);
/** How often connections with Jira are checked, and linked issues are read. */
const CHECK_PERIOD = Duration.hours(1);
const READING_PERIOD = Duration.minutes(15);
/** Less than that, so that two runs seldom meet. */
const READING_TIMEOUT = Duration.minutes(14);
/** How often started erasures are looked for. */
const ERASURE_PERIOD = Duration.minutes(1);

export type EventsStackProps = StackProps & {
  readonly table: Table;
  /** The bucket of exports. */
  readonly exports: IBucket;
  readonly search: SearchAccess;
  readonly mail: MailAccess | undefined;
  readonly jira: JiraAccess;
  readonly live: LiveAccess;
  readonly bundles: string;
};

/**
 * Follow-up work of changes: the functions that read the table's stream (docs/decisions/0019), and the tool that
 * repairs the records that they gave up. The stack holds no state but their dead letters.
 */
export class EventsStack extends Stack {
  readonly readers: Readonly<Record<ReaderName, StreamReader>>;
  /** Sends the mails that are due. */
  readonly digests: IFunction;
  /** Erases what has been in a trash for 30 days. */
  readonly purge: IFunction;
  /** Writes the exports of companies. */
  readonly exporter: IFunction;
  /** Erases people. */
  readonly eraser: IFunction;
  /** Checks connections with Jira. */
  readonly checker: IFunction;
  /** Reads the issues that epics are linked with. */
  readonly issues: IFunction;

  constructor(
    scope: Construct,
    id: string,
    { table, exports, search, mail, jira, live, bundles, ...props }: EventsStackProps,
  ) {
    super(scope, id, props);
    const stream = table.tableStreamArn;
    if (stream === undefined) throw new Error('the table has no stream');
    const read = (name: ReaderName) => [
      name,
      new StreamReader(this, { name, table, stream, search, mail, live, bundles }),
    ];
    this.readers = Object.fromEntries(readerNames.map(read)) as Record<ReaderName, StreamReader>;
    const digests = new LeastPrivilegeFunction(this, 'send_digests', {
      name: 'send_digests',
      bundles,
      description: 'Sends the mails that are due; runs every five minutes',
      timeout: DIGEST_TIMEOUT,
      environment: mailEnvironment(mail),
      table,
      grants: [...mailGrants(mail)],
    });
    this.digests = digests.function;
    // The next run does the work of a failed one, so failed runs are neither repeated nor kept.
    if (mail !== undefined)
      new Rule(this, 'Digests', {
        schedule: Schedule.rate(DIGEST_PERIOD),
        targets: [new LambdaFunctionTarget(digests.function, { retryAttempts: 0 })],
      });
    const purge = new LeastPrivilegeFunction(this, 'purge_trash', {
      name: 'purge_trash',
      bundles,
      description: 'Erases what has been in a trash for 30 days; runs every night',
      timeout: TOOL_TIMEOUT,
      environment: {},
      table,
    });
    this.purge = purge.function;
    // Several times a night, since a run that has much to erase leaves the rest to the next one.
    new Rule(this, 'Purge', {
      schedule: Schedule.cron({ minute: '0', hour: PURGE_HOURS }),
      targets: [new LambdaFunctionTarget(purge.function, { retryAttempts: 0 })],
    });
    const exporter = new LeastPrivilegeFunction(this, 'export_companies', {
      name: 'export_companies',
      bundles,
      description: "Writes the exports of companies' data that have been started; runs every minute",
      timeout: TOOL_TIMEOUT,
      environment: exportEnvironment('export_companies', exports),
      table,
      grants: exportGrants('export_companies', exports),
    });
    this.exporter = exporter.function;
    new Rule(this, 'Exports', {
      schedule: Schedule.rate(EXPORT_PERIOD),
      targets: [new LambdaFunctionTarget(exporter.function, { retryAttempts: 0 })],
    });
    const eraser = new LeastPrivilegeFunction(this, 'erase_people', {
      name: 'erase_people',
      bundles,
      description: 'Erases the people whose erasure has been started; runs every minute',
      timeout: TOOL_TIMEOUT,
      environment: exportEnvironment('erase_people', exports),
      table,
      grants: exportGrants('erase_people', exports),
    });
    this.eraser = eraser.function;
    new Rule(this, 'Erasures', {
      schedule: Schedule.rate(ERASURE_PERIOD),
      targets: [new LambdaFunctionTarget(eraser.function, { retryAttempts: 0 })],
    });
    const checker = new LeastPrivilegeFunction(this, 'check_connections', {
      name: 'check_connections',
      bundles,
      description: 'Checks the connections with issue trackers; runs every hour',
      timeout: TOOL_TIMEOUT,
      environment: jiraEnvironment('check_connections', jira),
      table,
      grants: jiraGrants('check_connections', jira),
    });
    this.checker = checker.function;
    new Rule(this, 'Checks', {
      schedule: Schedule.rate(CHECK_PERIOD),
      targets: [new LambdaFunctionTarget(checker.function, { retryAttempts: 0 })],
    });
    const issues = new LeastPrivilegeFunction(this, 'read_issues', {
      name: 'read_issues',
      bundles,
      description: 'Reads the issues that epics are linked with; runs every 15 minutes',
      timeout: READING_TIMEOUT,
      environment: jiraEnvironment('read_issues', jira),
      table,
      grants: jiraGrants('read_issues', jira),
    });
    this.issues = issues.function;
    new Rule(this, 'IssueReading', {
      schedule: Schedule.rate(READING_PERIOD),
      targets: [new LambdaFunctionTarget(issues.function, { retryAttempts: 0 })],
    });
    const rebuild = new LeastPrivilegeFunction(this, 'rebuild_index', {
      name: 'rebuild_index',
      bundles,
      description: 'Builds the search index anew from the table; invoked by hand',
      timeout: TOOL_TIMEOUT,
      environment: searchEnvironment(search),
      table,
      grants: [...indexingGrants(search), ...renewalGrants(search)],
    });
    const { deliver_requests, follow_changes } = this.readers;
    const replay = new LeastPrivilegeFunction(this, 'replay', {
      name: 'replay',
      bundles,
      description: 'Makes up for what the readers of the stream gave up; invoked by hand',
      timeout: TOOL_TIMEOUT,
      environment: {
        ...searchEnvironment(search),
        ...mailEnvironment(mail),
        DELIVER_REQUESTS_QUEUE: deliver_requests.deadLetters.queueUrl,
        FOLLOW_CHANGES_QUEUE: follow_changes.deadLetters.queueUrl,
      },
      table,
      grants: [
        ...indexingGrants(search),
        new PolicyStatement({
          actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage'],
          resources: [deliver_requests.deadLetters.queueArn, follow_changes.deadLetters.queueArn],
        }),
      ],
    });
    new CfnOutput(this, 'Replay', {
      value: replay.function.functionName,
      description: 'Function that makes up for what the readers of the stream gave up',
    });
    new CfnOutput(this, 'RebuildIndex', {
      value: rebuild.function.functionName,
      description: 'Function that builds the search index anew',
    });
  }
}
