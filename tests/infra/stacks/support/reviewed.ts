import { fileURLToPath } from 'node:url';
import { internalNames, scheduledNames, socketNames, toolNames, triggerNames } from '#infra/bundle.ts';
import { readerNames } from '#infra/streamReaders.ts';
import { callNames } from '#shared/contract/registry.ts';
import { actionsOf, policiesOf, type Statement } from './policies.ts';
import type { Synthesised } from './templates.ts';

/**
 * What people review of a deployment's templates, as files that `npm run generate` writes: a change of a permission, or
 * of a resource's name, is seen there.
 */

/** Every function that is deployed. */
export const functionNames: readonly string[] = [
  ...callNames,
  ...triggerNames,
  ...readerNames,
  ...scheduledNames,
  ...toolNames,
  ...internalNames,
  ...socketNames,
];

const fileBeside = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** The page of permissions. */
export const PERMISSIONS_PAGE = fileBeside('permissions.md');

/** The list of resources. */
export const RESOURCES_FILE = fileBeside('logicalIds.txt');

/** A statement in words short enough for a review: `sqs:SendMessage on followchangesdeadletters33453364.Arn`. */
function inWords(statement: Statement): string {
  const { Effect, Action: _actions, Resource, ...limits } = statement;
  const words = (part: unknown): string =>
    typeof part === 'string'
      ? part
      : Object.values(part as object)
          .flat(3)
          .map(words)
          .join('.');
  const resource = [Resource].flat().map(words).join(' and ');
  const limited = Object.keys(limits).length === 0 ? '' : ` if ${JSON.stringify(limits)}`;
  return `${Effect === 'Allow' ? '' : `${Effect} `}${actionsOf(statement).join(', ')} on ${resource}${limited};`;
}

const columns = ['BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem', 'Scan'];

const head = `What every function may do at the table, and in which kinds of partitions ([docs/data-model.md](../../../docs/data-model.md)) of whichever company. Besides, each may write its own log and its
traces; nothing else.

| ${['function', ...columns, 'anything else'].join(' | ')} |
|${'---|'.repeat(columns.length + 2)}
`;

/**
 * The content of the page: each function's grants at the table, by kinds of partitions, and whatever else it may do.
 *
 * @throws when a function may do something at the table that has no column
 */
export function permissionsPage(deployed: Synthesised): string {
  const { grantsOf } = policiesOf(deployed);
  const row = (name: string): string => {
    const { atTable, others } = grantsOf(name);
    const unknown = [...atTable.keys()].filter((action) => !columns.includes(action));
    if (unknown.length > 0) throw new Error(`${name} may ${unknown.join(', ')}, which has no column`);
    const cells = columns.map((column) => (atTable.get(column) ?? []).join(' '));
    return `| ${[name, ...cells, others.map(inWords).join(' ')].join(' | ')} |\n`;
  };
  return head + functionNames.map(row).join('');
}

/** The content of the list: each resource of each template, with its type. */
export function resourcesList({ templates }: Synthesised): string {
  const lines = [...templates].flatMap(([file, { Resources }]) => [
    `\n${file.replace(/\.template\.json$/, '')}\n`,
    ...Object.entries(Resources)
      .map(([id, { Type, Properties }]) => `  ${id} ${Type}${nameIn(Properties)}\n`)
      .sort(),
  ]);
  return lines.join('').trimStart();
}

/** The name of a resource in the account, where the template sets it: ` named storyd-add_what`. */
function nameIn(properties: Readonly<Record<string, unknown>> = {}): string {
  const names = Object.entries(properties).filter(([key, value]) => key.endsWith('Name') && typeof value === 'string');
  return names.map(([, name]) => ` named ${String(name)}`).join('');
}
