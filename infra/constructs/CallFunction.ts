import { Duration } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { CallDefinition } from '#shared/contract/defineCall.ts';
import type { CallName } from '#shared/contract/registry.ts';
import { type SearchAccess, searchEnvironment, searchingRights } from '../searchAccess.ts';
import { OwnFunction } from './OwnFunction.ts';

/** The gateway waits 30 seconds; a function that has stopped before can still be told of in the log. */
const TIMEOUT = Duration.seconds(29);

/** A call of the registry. */
export type KnownCall = CallDefinition & { readonly name: CallName };

export type CallFunctionProps = {
  readonly call: KnownCall;
  readonly table: ITable;
  readonly search: SearchAccess;
  readonly bundles: string;
};

/** The function of one call: all about it follows from the contract. */
export class CallFunction extends OwnFunction {
  constructor(scope: Construct, id: string, { call, table, search, bundles }: CallFunctionProps) {
    const searches = call.errors.includes('search-unavailable');
    super(scope, id, {
      name: call.name,
      bundles,
      description: `${call.method} ${call.path}: ${call.summary}`.slice(0, 256),
      timeout: TIMEOUT,
      environment: searches ? searchEnvironment(search) : {},
      rights: searches ? searchingRights(search) : [],
      table,
    });
  }
}
