import { unmarshall } from '@aws-sdk/util-dynamodb';
import { followed } from './followedTable.ts';
import { type Engine, scan, scanCompany, type TableAttributes } from './scanTable.ts';

export type { Engine, TableAttributes } from './scanTable.ts';

export type TableItem = { pk: string; sk: string } & Record<string, unknown>;

/**
 * All items of a company, by key, except mail notices, which appear and are settled in the background. Only tests read
 * the table like this.
 */
export async function tableOf(stack: Engine, domain: string): Promise<Map<string, TableItem>> {
  return itemsOf(await attributesOf(stack, domain));
}

/** The same in the form of the engine's protocol, which is cheaper to read and to compare. */
export async function attributesOf(stack: Engine, domain: string): Promise<Map<string, TableAttributes>> {
  return new Map(await (followed(stack, domain)?.items() ?? scanCompany(stack, domain)));
}

/** All items of all companies, by key and in table order. */
export async function wholeTable(stack: Engine): Promise<Map<string, TableItem>> {
  return itemsOf(await scan(stack, {}));
}

/** Items by their attributes: one that is read again unchanged is the same object, which is quick to compare. */
const items = new WeakMap<TableAttributes, TableItem>();

export function itemOf(attributes: TableAttributes): TableItem {
  const item = items.get(attributes) ?? (unmarshall(attributes) as TableItem);
  items.set(attributes, item);
  return item;
}

const itemsOf = (all: ReadonlyMap<string, TableAttributes>): Map<string, TableItem> =>
  new Map([...all].map(([name, attributes]) => [name, itemOf(attributes)]));
