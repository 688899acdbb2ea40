import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { type IKey, Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { LeastPrivilegeFunction } from '../constructs/LeastPrivilegeFunction.ts';
import type { DeploymentContext } from '../context.ts';
import { keyGrants } from '../jiraAccess.ts';

/** Less than the calls that wait for it. */
const TIMEOUT = Duration.seconds(26);

export type JiraStackProps = StackProps & {
  readonly table: ITable;
  /** The key that encrypts credentials. */
  readonly key: IKey;
  readonly context: Pick<DeploymentContext, 'privateTrackers'>;
  readonly bundles: string;
};

/**
 * The one function that knows credentials and connects to Jira, and the key of app-check tokens
 * (docs/decisions/0061). It is stateless.
 */
export class JiraStack extends Stack {
  readonly gateway: IFunction;
  /** Signs app-check tokens. Nothing that is stored depends on it. */
  readonly appCheckKey: IKey;

  constructor(scope: Construct, id: string, { table, key, context, bundles, ...props }: JiraStackProps) {
    super(scope, id, props);
    const { privateTrackers } = context;
    const gateway = new LeastPrivilegeFunction(this, 'tracker_gateway', {
      name: 'tracker_gateway',
      bundles,
      description: 'Connects to issue trackers with their credentials; invoked by calls',
      timeout: TIMEOUT,
      environment: {
        CREDENTIAL_KEY: key.keyArn,
        ...(privateTrackers.length > 0 && { PRIVATE_TRACKERS: JSON.stringify(privateTrackers) }),
      },
      table,
      grants: keyGrants('tracker_gateway', key),
    });
    this.gateway = gateway.function;
    this.appCheckKey = new Key(this, 'AppCheckKey', {
      description: 'StorYd: signs app-check tokens',
      keySpec: KeySpec.HMAC_256,
      keyUsage: KeyUsage.GENERATE_VERIFY_MAC,
      removalPolicy: RemovalPolicy.DESTROY,
    });
  }
}
