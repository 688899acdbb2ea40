import { expect, test } from 'vitest';
import { platformKeys } from '#lambdas/data/keys.ts';
import { callNames } from '#shared/contract/registry.ts';
import { toolNames, triggerNames } from '#infra/bundle.ts';
import { readerNames } from '#infra/streamReaders.ts';
import { found, functions, isOfCdk, referred, resources, synthesise, type Template } from './support/templates.ts';

type Statement = { Effect: string; Action: string | string[]; Resource: unknown; Condition?: unknown };
type RoleProperties = { Policies: { PolicyDocument: { Statement: Statement[] } }[]; ManagedPolicyArns?: unknown; AssumeRolePolicyDocument: { Statement: unknown[] } };

const deployed = synthesise();
const all = functions(deployed);
const names = [...callNames, ...triggerNames, ...readerNames, ...toolNames];
const actionsOf = ({ Action }: Statement) => [Action].flat();

function roleOf(name: string): { template: Template; role: RoleProperties } {
  const { template, fn } = found(all.get(name), name);
  return { template, role: referred(template, fn.Properties['Role']).Properties as RoleProperties };
}

/** The statements of a function's role. What goes for all resources is one statement in a template; its traces are taken apart from the rest again. */
function statementsOf(role: RoleProperties): Statement[] {
  const isTrace = (action: string) => action.startsWith('xray:');
  return role.Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement).flatMap((statement) => {
    const actions = actionsOf(statement);
    const parts = [actions.filter(isTrace), actions.filter((action) => !isTrace(action))];
    return parts.filter((part) => part.length > 0).map((part) => ({ ...statement, Action: part }));
  });
}

/** What a statement says, in words short enough to be reviewed: `sqs:SendMessage on followchangesdeadletters33453364.Arn`. */
function inWords(statement: Statement): string {
  const { Effect, Action: _actions, Resource, ...limits } = statement;
  const words = (part: unknown): string => (typeof part === 'string' ? part : Object.values(part as object).flat(3).map(words).join('.'));
  const resource = [Resource].flat().map(words).join(' and ');
  const limited = Object.keys(limits).length === 0 ? '' : ` if ${JSON.stringify(limits)}`;
  return `${Effect === 'Allow' ? '' : `${Effect} `}${actionsOf(statement).join(', ')} on ${resource}${limited};`;
}

/** Log and traces: every function has these rights, and they are no part of the table. */
function isCommon(template: Template, name: string, { Effect, Action, Resource }: Statement): boolean {
  const actions = [Action].flat().sort().join(' ');
  if (Effect !== 'Allow') return false;
  if (actions === 'xray:PutTelemetryRecords xray:PutTraceSegments') return Resource === '*';
  const logGroup = (found(all.get(name), name).fn.Properties['LoggingConfig'] as { LogGroup: unknown }).LogGroup;
  return actions === 'logs:CreateLogStream logs:PutLogEvents' && referred(template, Resource) === referred(template, logGroup);
}

const table = /^\{"Fn::ImportValue":"storyd-data:ExportsOutputFnGetAttTableArn\w+"\}$/;
const columns = ['BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'];

/** A function's rights at the table, one mark for each; whatever does not fit into that is written out. */
function row(name: string): string {
  const { template, role } = roleOf(name);
  const own = statementsOf(role).filter((statement) => !isCommon(template, name, statement));
  const [first, ...more] = own.filter(({ Effect, Resource }) => Effect === 'Allow' && table.test(JSON.stringify(Resource)));
  const actions = first === undefined ? [] : actionsOf(first).map((action) => action.replace('dynamodb:', ''));
  const rest = [
    ...actions.filter((action) => !columns.includes(action)),
    ...(first?.Condition === undefined ? [] : [`if ${JSON.stringify(first.Condition)}`]),
    ...[...own.filter((statement) => statement !== first && !more.includes(statement)), ...more].map(inWords),
  ];
  return `| ${[name.padEnd(30), ...columns.map((column) => (actions.includes(column) ? 'x' : '').padEnd(column.length)), rest.join(' ')].join(' | ')} |`;
}

const head = `What every function may do at the table. Besides, each may write its own log and its traces; nothing else.

| ${['function'.padEnd(30), ...columns, 'limits and anything else'].join(' | ')} |
|${[32, ...columns.map((column) => column.length + 2), 26].map((width) => '-'.repeat(width)).join('|')}|
`;

test('every function may do exactly what was reviewed', async () => {
  await expect(`${head}${names.map(row).join('\n')}\n`).toMatchFileSnapshot('./permissions.md');
});

test('every function may write its log and its traces', () => {
  for (const name of names) {
    const { template, role } = roleOf(name);
    const common = statementsOf(role).filter((statement) => isCommon(template, name, statement));
    expect(common, name).toHaveLength(2);
  }
});

/** No call may scan; of the tools that may, only the one that does the readers' work also writes. */
const forbiddenToTools: Readonly<Record<string, RegExp>> = {
  rebuild_index: /:\*"|"dynamodb:\*|DeleteTable|PutItem|UpdateItem|DeleteItem/,
  replay: /:\*"|"dynamodb:\*|DeleteTable|DeleteItem/,
};

test.each(names)('%s has all its rights in its own role, which only Lambda takes on', (name) => {
  const { role } = roleOf(name);
  expect(role.ManagedPolicyArns).toBeUndefined();
  expect(role.AssumeRolePolicyDocument.Statement).toEqual([{ Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: 'lambda.amazonaws.com' } }]);
  const forbidden = forbiddenToTools[name] ?? /:\*"|Scan|"dynamodb:\*|DeleteTable/;
  expect(JSON.stringify(role.Policies)).not.toMatch(forbidden);
});

test('nothing else gives rights to anybody', () => {
  const ours = (template: Template, type: string) => resources(template, type).filter(([, resource]) => !isOfCdk(resource));
  const others = ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy', 'AWS::IAM::User'];
  expect([...deployed.templates.values()].flatMap((template) => others.flatMap((type) => ours(template, type)))).toEqual([]);
  expect([...deployed.templates.values()].flatMap((template) => ours(template, 'AWS::IAM::Role'))).toHaveLength(names.length);
});

test('calls that anyone may make see no partition but that of the platform', () => {
  const { role } = roleOf('user_sign_in_provider_id');
  const [statement] = statementsOf(role).filter((one) => actionsOf(one).some((action) => action.startsWith('dynamodb:')));
  expect(statement).toMatchObject({
    Action: ['dynamodb:BatchGetItem'],
    Condition: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [platformKeys.maintenance().pk] } },
  });
});
