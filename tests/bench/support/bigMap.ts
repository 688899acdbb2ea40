import { whatEntity } from '#lambdas/entities/what/what.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { create } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { writeUnlogged } from '#lambdas/store/unlogged.ts';
import { newId } from '#shared/model/ids.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { NOTHING_SET } from '#shared/rules/what/bareWhat.ts';
import { levelUnder } from '#shared/rules/what/levels.ts';
import { keyBetween } from '#shared/rules/what/order.ts';
import { callDirectly } from './callDirectly.ts';

/** Backbone Activities with the ids of their children, in order. */
type Column = { readonly id: string; readonly children: readonly string[] };
export type BigMap = { readonly containerId: string; readonly columns: readonly Column[] };

/** Children of each backbone Activity by default; with it they are ten, so a map of 5,000 has 500 columns. */
const CHILDREN = 9;
/** The items of one transaction. */
const CHUNK = 100;
/** Transactions at a time. */
const LANES = 4;

/**
 * A story map with `size` Activities (a multiple of `children` plus one, ten by default). They are written directly
 * into the table, 100 at a time: as items of the board, without their derived rows and the company's Activities, which
 * neither opening nor moving reads.
 */
export async function bigMap(
  size: number,
  owner: { email: string; uid: string; idToken: string },
  children = CHILDREN,
): Promise<BigMap> {
  const { output } = await callDirectly(
    'story_map_container_create',
    { name: `Map of ${size}`, why: 'To see what size costs' },
    owner,
  );
  const containerId = output.id;
  const company = companyOfEmail(owner.email);
  if (company === undefined) throw new Error(`${owner.email} belongs to no company`);
  const { columns, steps } = sketch(companyStore(company).reader.keys, containerId, size / (children + 1), children);
  const chunks: Mutation[][] = [];
  for (let i = 0; i < steps.length; i += CHUNK) chunks.push(steps.slice(i, i + CHUNK));
  const write = async () => {
    for (let chunk = chunks.pop(); chunk !== undefined; chunk = chunks.pop()) {
      await writeUnlogged(chunk);
    }
  };
  await Promise.all(Array.from({ length: LANES }, write));
  return { containerId, columns };
}

function sketch(
  keys: Keys,
  containerId: string,
  count: number,
  below: number,
): { columns: Column[]; steps: Mutation[] } {
  const columns: Column[] = [];
  const steps: Mutation[] = [];
  const nextTop = appended();
  for (let column = 1; column <= count; column += 1) {
    const id = newId();
    steps.push(
      item(keys, containerId, id, {
        description: `Step ${column} of the journey`,
        parentId: null,
        orderKey: nextTop(),
        childCount: below,
      }),
    );
    const nextChild = appended();
    const children = Array.from({ length: below }, () => newId());
    for (const [row, child] of children.entries()) {
      steps.push(
        item(keys, containerId, child, {
          description: `Task ${row + 1} of step ${column} in some words`,
          parentId: id,
          orderKey: nextChild(),
          childCount: 0,
        }),
      );
    }
    columns.push({ id, children });
  }
  return { columns, steps };
}

/** Keys as if everything had been added at the end. */
function appended(): () => string {
  let last: string | null = null;
  return () => {
    const key = keyBetween(last, null);
    if (key === undefined) throw new Error('there is always room at the end');
    last = key;
    return key;
  };
}

type Drawn = { description: string; parentId: string | null; orderKey: string; childCount: number };

function item(keys: Keys, containerId: string, id: string, drawn: Drawn): Mutation {
  const below = drawn.parentId !== null;
  const fields = {
    ...drawn,
    level: levelUnder(drawn.parentId),
    ...NOTHING_SET,
    generation: 0,
    parentGeneration: below ? 0 : null,
  };
  return create(whatEntity, rowKeys.what(keys, containerId, id), id, fields);
}
