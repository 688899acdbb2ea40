import { Duration } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { CallDefinition } from '#shared/contract/defineCall.ts';
import { tableAccess } from '../tableActions.ts';
import { OwnFunction } from './OwnFunction.ts';

/** The gateway waits 30 seconds; a function that has stopped before can still be told of in the log. */
const TIMEOUT = Duration.seconds(29);

/** The function of one call: all about it follows from the contract. */
export class CallFunction extends OwnFunction {
  constructor(scope: Construct, id: string, { call, table, bundles }: { call: CallDefinition; table: ITable; bundles: string }) {
    super(scope, id, {
      name: call.name,
      bundles,
      description: `${call.method} ${call.path}: ${call.summary}`.slice(0, 256),
      timeout: TIMEOUT,
      environment: {},
      access: { table, to: tableAccess(call) },
    });
  }
}
