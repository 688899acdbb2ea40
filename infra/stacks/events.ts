import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { LeastPrivilegeFunction } from '../constructs/LeastPrivilegeFunction.ts';
import { StreamReader } from '../constructs/StreamReader.ts';
import { indexingGrants, renewalGrants, type SearchAccess, searchEnvironment } from '../searchAccess.ts';
import { type ReaderName, readerNames } from '../streamReaders.ts';

/** The longest that a function may take. What is not done by then is the next time. */
const TOOL_TIMEOUT = Duration.minutes(15);

export type EventsStackProps = StackProps & {
  readonly table: Table;
  readonly search: SearchAccess;
  readonly bundles: string;
};

/** What follows a change: the functions that read the table's stream (docs/decisions/0019), and the tool that makes up for what they missed. It keeps nothing but what they had to give up. */
export class EventsStack extends Stack {
  readonly readers: Readonly<Record<ReaderName, StreamReader>>;

  constructor(scope: Construct, id: string, { table, search, bundles, ...props }: EventsStackProps) {
    super(scope, id, props);
    const stream = table.tableStreamArn;
    if (stream === undefined) throw new Error('the table has no stream');
    const read = (name: ReaderName) => [name, new StreamReader(this, { name, table, stream, search, bundles })];
    this.readers = Object.fromEntries(readerNames.map(read)) as Record<ReaderName, StreamReader>;
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
