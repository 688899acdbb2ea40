import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { FilterCriteria, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { type LiveAccess, liveEnvironment, liveGrants } from '../liveAccess.ts';
import { type MailAccess, mailEnvironment, mailGrants } from '../mailAccess.ts';
import { indexingGrants, type SearchAccess, searchEnvironment } from '../searchAccess.ts';
import { type ReaderName, streamDelivery, streamReaders } from '../streamReaders.ts';
import { LeastPrivilegeFunction } from './LeastPrivilegeFunction.ts';

const TIMEOUT = Duration.minutes(2);
const { maxRecordAge, ...settings } = streamDelivery;
/** The maximum retention of a queue. */
const KEPT = Duration.days(14);

export type StreamReaderProps = {
  readonly name: ReaderName;
  readonly table: ITable;
  /** ARN of the table's stream. */
  readonly stream: string;
  readonly bundles: string;
  readonly search: SearchAccess;
  readonly mail: MailAccess | undefined;
  readonly live: LiveAccess;
};

/** A function that reads the table's stream, with its dead-letter queue. */
export class StreamReader extends LeastPrivilegeFunction {
  readonly deadLetters: Queue;

  constructor(scope: Construct, { name, table, stream, bundles, search, mail, live }: StreamReaderProps) {
    const { description, reads, indexes, mails, publishes, gathers } = streamReaders[name];
    const deadLetters = new Queue(scope, `${name}-dead-letters`, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: KEPT,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    super(scope, name, {
      name,
      bundles,
      description,
      environment: {
        ...(indexes && searchEnvironment(search)),
        ...(mails && mailEnvironment(mail)),
        ...(publishes && liveEnvironment(live)),
      },
      timeout: TIMEOUT,
      table,
      grants: [
        ...(indexes ? indexingGrants(search) : []),
        ...(mails ? mailGrants(mail) : []),
        new PolicyStatement({
          actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
          resources: [stream],
        }),
        // Lambda looks the stream up by listing, which IAM grants for all streams or none.
        new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: ['*'] }),
        new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters.queueArn] }),
        ...(publishes ? liveGrants(live) : []),
      ],
    });
    this.deadLetters = deadLetters;
    this.function.addEventSource(
      new DynamoEventSource(table, {
        // From the oldest record on, to catch up with writes from before the consumer existed.
        startingPosition: StartingPosition.TRIM_HORIZON,
        maxBatchingWindow: Duration.seconds(gathers),
        ...settings,
        maxRecordAge: Duration.seconds(maxRecordAge),
        onFailure: new SqsDlq(deadLetters),
        filters: [FilterCriteria.filter({ dynamodb: { Keys: { sk: { S: [...reads] } } } })],
      }),
    );
  }
}
