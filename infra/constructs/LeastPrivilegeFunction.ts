import { join } from 'node:path';
import { type Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { entriesOf, partitions, type TableGrants } from '#lambdas/store/keys/partitions.ts';
import { HANDLER } from '../bundle.ts';
import { type FunctionName, grantsOf } from '../grants.ts';

/** More memory means more CPU: at this size a function starts about as fast as it can. In MB. */
const MEMORY = 1024;

export type LeastPrivilegeFunctionProps = {
  /** Name of the bundle, which is that of the call, trigger or stream consumer. */
  readonly name: FunctionName;
  /** The folder of all bundles. */
  readonly bundles: string;
  readonly description: string;
  readonly timeout: Duration;
  readonly environment: Readonly<Record<string, string>>;
  /** The table, for a file that exports `grants`. Other functions do not get its name. */
  readonly table: ITable;
  /** Further permissions. */
  readonly grants?: readonly PolicyStatement[];
};

/** A function with its own role and log group, and only the permissions given here. */
export class LeastPrivilegeFunction extends Construct {
  readonly function: LambdaFunction;

  constructor(scope: Construct, id: string, props: LeastPrivilegeFunctionProps) {
    super(scope, id);
    const { name, bundles, description, timeout, environment, table, grants = [] } = props;
    const access = tableStatements(table, grantsOf(name));
    // Kept when the function is removed: the log stays readable until it expires anyway.
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    const statements = [
      new PolicyStatement({
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [logGroup.logGroupArn],
      }),
      // Traces are not resources that a policy could name.
      new PolicyStatement({ actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], resources: ['*'] }),
      ...access,
      ...grants,
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
      environment: { ...environment, ...(access.length > 0 && { TABLE_NAME: table.tableName }) },
      tracing: Tracing.ACTIVE,
      logGroup,
      // Prevents the CDK from adding grants to the role: it has all it needs, in one resource.
      role: role.withoutPolicyUpdates(),
    });
  }
}

/** One statement for all actions that are allowed in the same partitions. */
function tableStatements(table: ITable, access: TableGrants): PolicyStatement[] {
  const actions = new Map<string, string[]>();
  for (const [action, kinds] of entriesOf(access)) {
    const patterns = JSON.stringify(kinds.map((kind) => partitions[kind]).sort());
    actions.set(patterns, [...(actions.get(patterns) ?? []), `dynamodb:${action}`]);
  }
  return [...actions].map(([patterns, own]) => {
    const keys = JSON.parse(patterns) as string[];
    const isLimited = !keys.includes(partitions.ALL);
    return new PolicyStatement({
      actions: own,
      resources: [table.tableArn],
      ...(isLimited && { conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } } }),
    });
  });
}
