import { Duration } from 'aws-cdk-lib';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { CallDefinition } from '#shared/contract/defineCall.ts';
import type { CallName } from '#shared/contract/registry.ts';
import * as errors from '#shared/errors.ts';
import type { SignInProvider } from '#shared/model/people/signInProvider.ts';
import { exportEnvironment, exportGrants } from '../exportAccess.ts';
import { userPoolGrantsOf, usesSignInProviders } from '../grants.ts';
import { type JiraAccess, jiraEnvironment, jiraGrants } from '../jiraAccess.ts';
import { type LiveAccess, liveAddress } from '../liveAccess.ts';
import { originReference } from '../originSecret.ts';
import { providersForFunctions } from '../publicProviders.ts';
import { type SearchAccess, searchEnvironment, searchGrants } from '../searchAccess.ts';
import { LeastPrivilegeFunction } from './LeastPrivilegeFunction.ts';

/** The gateway waits 30 seconds; a function that stops earlier can still write its log line. */
const TIMEOUT = Duration.seconds(29);

/** A call of the registry. */
export type KnownCall = CallDefinition & { readonly name: CallName };

export type CallFunctionProps = {
  readonly call: KnownCall;
  readonly table: ITable;
  /** The bucket of exports. */
  readonly exports: IBucket;
  readonly search: SearchAccess;
  readonly jira: JiraAccess;
  readonly live: LiveAccess;
  readonly userPool: IUserPool;
  /** The secret that the CDN sends; undefined when none is required. */
  readonly originSecretVersion: string | undefined;
  /** The sign-in providers of the deployment. */
  readonly providers: readonly SignInProvider[];
  readonly bundles: string;
};

/** The function of one call, fully derived from the contract. */
export class CallFunction extends LeastPrivilegeFunction {
  constructor(
    scope: Construct,
    id: string,
    { call, table, exports, search, jira, live, userPool, originSecretVersion, providers, bundles }: CallFunctionProps,
  ) {
    const poolActions = userPoolGrantsOf(call.name).map((action) => `cognito-idp:${action}`);
    const searches = call.errors.includes(errors.searchUnavailable);
    super(scope, id, {
      name: call.name,
      bundles,
      description: `${call.method} ${call.path}: ${call.summary}`.slice(0, 256),
      timeout: TIMEOUT,
      environment: {
        ...(searches && searchEnvironment(search)),
        ...(poolActions.length > 0 && { USER_POOL_ID: userPool.userPoolId }),
        ...(providers.length > 0 &&
          usesSignInProviders(call.name) && { SIGN_IN_PROVIDERS: providersForFunctions(providers) }),
        ...exportEnvironment(call.name, exports),
        ...jiraEnvironment(call.name, jira),
        ...liveAddress(call.name, live),
        ...(originSecretVersion !== undefined && { ORIGIN_DIGESTS: originReference('digests', originSecretVersion) }),
      },
      grants: [
        ...(searches ? searchGrants(search) : []),
        ...(poolActions.length > 0
          ? [new PolicyStatement({ actions: poolActions, resources: [userPool.userPoolArn] })]
          : []),
        ...exportGrants(call.name, exports),
        ...jiraGrants(call.name, jira),
      ],
      table,
    });
  }
}
