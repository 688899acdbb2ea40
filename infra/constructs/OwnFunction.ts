import { join } from 'node:path';
import { type Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { HANDLER } from '../bundle.ts';
import type { TableAccess } from '../tableActions.ts';

/** More memory is more processor: at this size a function starts about as fast as it can. In MB. */
const MEMORY = 1024;

export type OwnFunctionProps = {
  /** Name of the bundle, which is that of the call, trigger or reader of the stream. */
  readonly name: string;
  /** The folder of all bundles. */
  readonly bundles: string;
  readonly description: string;
  readonly timeout: Duration;
  readonly environment: Readonly<Record<string, string>>;
  /** What it may do at which table; a function without does nothing at any. */
  readonly access?: { readonly table: ITable; readonly to: TableAccess } | undefined;
  /** Whatever else it may do. */
  readonly rights?: readonly PolicyStatement[];
};

/** A function with a role and a log group of its own, which may do nothing but what is written here. */
export class OwnFunction extends Construct {
  readonly function: LambdaFunction;

  constructor(scope: Construct, id: string, props: OwnFunctionProps) {
    super(scope, id);
    const { name, bundles, description, timeout, environment, access, rights = [] } = props;
    // Kept when the function goes: what happened stays readable until it is too old anyway.
    const logGroup = new LogGroup(this, 'Log', { retention: RetentionDays.THREE_MONTHS, removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE });
    const statements = [
      new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [logGroup.logGroupArn] }),
      // Traces are no resources that a policy could name.
      new PolicyStatement({ actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], resources: ['*'] }),
      ...(access === undefined ? [] : [tableStatement(access)]),
      ...rights,
    ];
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { Own: new PolicyDocument({ statements }) },
    });
    this.function = new LambdaFunction(this, 'Function', {
      description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: HANDLER,
      code: Code.fromAsset(join(bundles, name)),
      memorySize: MEMORY,
      timeout,
      environment: { ...environment, ...(access !== undefined && { TABLE_NAME: access.table.tableName }) },
      tracing: Tracing.ACTIVE,
      logGroup,
      // Nothing is added to the role behind our back: it has all it needs, in one resource.
      role: role.withoutPolicyUpdates(),
    });
  }
}

function tableStatement({ table, to }: { table: ITable; to: TableAccess }): PolicyStatement {
  return new PolicyStatement({
    actions: to.actions.map((action) => `dynamodb:${action}`),
    resources: [table.tableArn],
    ...(to.partition !== undefined && { conditions: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [to.partition] } } }),
  });
}
