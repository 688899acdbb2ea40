import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { StreamReader } from '../constructs/StreamReader.ts';
import { type ReaderName, readerNames } from '../streamReaders.ts';

export type EventsStackProps = StackProps & { readonly table: Table; readonly bundles: string };

/** What follows a change: the functions that read the table's stream (design, "Data"). They keep nothing but what they had to give up. */
export class EventsStack extends Stack {
  readonly readers: Readonly<Record<ReaderName, StreamReader>>;

  constructor(scope: Construct, id: string, { table, bundles, ...props }: EventsStackProps) {
    super(scope, id, props);
    const stream = table.tableStreamArn;
    if (stream === undefined) throw new Error('the table has no stream');
    const read = (name: ReaderName) => [name, new StreamReader(this, { name, table, stream, bundles })];
    this.readers = Object.fromEntries(readerNames.map(read)) as Record<ReaderName, StreamReader>;
  }
}
