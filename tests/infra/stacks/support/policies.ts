import { type PartitionKind, partitions } from '#lambdas/store/keys/partitions.ts';
import { found, functions, referred, type Synthesised, type Template } from './templates.ts';

export type Statement = { Effect: string; Action: string | string[]; Resource: unknown; Condition?: unknown };
export type RoleProperties = {
  Policies: { PolicyDocument: { Statement: Statement[] } }[];
  ManagedPolicyArns?: unknown;
  AssumeRolePolicyDocument: { Statement: unknown[] };
};

/** The permissions of a statement. */
export const actionsOf = ({ Action }: Statement): string[] => [Action].flat();

/**
 * The statements of a role. A template merges all permissions for `*` into one statement, so its tracing actions are
 * split off again.
 */
export function statementsOf(role: RoleProperties): Statement[] {
  const isTrace = (action: string) => action.startsWith('xray:');
  return role.Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement).flatMap((statement) => {
    const actions = actionsOf(statement);
    const parts = [actions.filter(isTrace), actions.filter((action) => !isTrace(action))];
    return parts.filter((part) => part.length > 0).map((part) => ({ ...statement, Action: part }));
  });
}

const table = /^\{"Fn::ImportValue":"storyd-data:ExportsOutputFnGetAttTableArn\w+"\}$/;
const kinds = new Map<string, PartitionKind>(
  (Object.entries(partitions) as [PartitionKind, string][]).map(([kind, pattern]) => [pattern, kind]),
);

/** The kinds of partitions that a statement is limited to. Undefined when it is limited by anything else. */
function kindsOf({ Effect, Resource, Condition }: Statement): PartitionKind[] | undefined {
  if (Effect !== 'Allow' || !table.test(JSON.stringify(Resource))) return undefined;
  if (Condition === undefined) return ['ALL'];
  const { 'ForAllValues:StringLike': likes, ...others } = Condition as {
    'ForAllValues:StringLike'?: Record<string, string | string[]>;
  };
  const { 'dynamodb:LeadingKeys': patterns, ...more } = likes ?? {};
  if (patterns === undefined || Object.keys(others).length + Object.keys(more).length > 0) return undefined;
  return [patterns].flat().map((pattern) => found(kinds.get(pattern), `the kind of ${pattern}`));
}

/** Every function's own role in a deployment, and its permissions. */
export function policiesOf(deployed: Synthesised) {
  const all = functions(deployed);
  const roleOf = (name: string): { template: Template; role: RoleProperties } => {
    const { template, fn } = found(all.get(name), name);
    return { template, role: referred(template, fn.Properties['Role']).Properties as RoleProperties };
  };

  /** Log and traces: every function has these grants, and they are no part of the table. */
  const isCommon = (template: Template, name: string, { Effect, Action, Resource }: Statement): boolean => {
    const actions = [Action].flat().sort().join(' ');
    if (Effect !== 'Allow') return false;
    if (actions === 'xray:PutTelemetryRecords xray:PutTraceSegments') return Resource === '*';
    const logGroup = (found(all.get(name), name).fn.Properties['LoggingConfig'] as { LogGroup: unknown }).LogGroup;
    return (
      actions === 'logs:CreateLogStream logs:PutLogEvents' &&
      referred(template, Resource) === referred(template, logGroup)
    );
  };

  /**
   * The table permissions of a function: actions as IAM names them, each with its kinds of partitions; and all other
   * statements of its own.
   */
  const grantsOf = (name: string): { atTable: Map<string, PartitionKind[]>; others: Statement[] } => {
    const { template, role } = roleOf(name);
    const atTable = new Map<string, PartitionKind[]>();
    const others: Statement[] = [];
    for (const statement of statementsOf(role).filter((one) => !isCommon(template, name, one))) {
      const limits = kindsOf(statement);
      if (limits === undefined) others.push(statement);
      else
        for (const action of actionsOf(statement).map((one) => one.replace('dynamodb:', '')))
          atTable.set(action, [...(atTable.get(action) ?? []), ...limits]);
    }
    return { atTable, others };
  };
  return { roleOf, isCommon, grantsOf };
}
