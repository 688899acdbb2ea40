import { beforeAll, expect, test } from 'vitest';
import type { Position } from '#lambdas/entities/company/exporting.ts';
import type { ExportedRow, Source } from '#lambdas/events/export_companies/sources.ts';
import { pagesFrom } from '#lambdas/events/export_companies/walk.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { newMap } from '#tests/calls/support/sharing.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, type World } from '#tests/calls/support/world.ts';

const stack = useStack();
let world: World;
beforeAll(async () => {
  world = await createWorld(stack());
});

/** Three rows of each story map, one a page. */
const threeOfEach: Source = {
  of: 'story_maps',
  read: (_reader, id, after) => {
    const number = Number(after) + 1;
    const row = { pk: id, sk: String(number), type: 'row', id: `${id} ${number}` } as unknown as ExportedRow;
    return Promise.resolve({ rows: [row], next: number < 3 ? String(number) : null });
  },
};

/** The rows from a position on, at most so many pages. @returns with them the position behind */
async function read(from: Position, pages = Infinity): Promise<{ ids: string[]; position: Position }> {
  const { reader } = companyStore(companyOfEmail(world.owner.email) ?? expect.fail('no company'));
  const ids: string[] = [];
  let position = from;
  for await (const page of pagesFrom(reader, threeOfEach, from)) {
    ids.push(...page.rows.map(({ id }) => String(id)));
    ({ position } = page);
    if ((pages -= 1) === 0) break;
  }
  return { ids, position };
}

test('a walk through all story maps goes on where it stopped', async () => {
  await newMap(world);
  const { ids: all } = await read({ parent: '' });
  expect(new Set(all).size).toBe(all.length);
  const first = await read({ parent: '' }, 4);
  expect([...first.ids, ...(await read(first.position)).ids]).toEqual(all);
});

test('a story map that is deleted in the middle of its rows takes none from the next one', async () => {
  await newMap(world);
  const { ids: all } = await read({ parent: '' });
  const first = await read({ parent: '' }, 2);
  const containerId = first.ids[0]?.split(' ')[0] ?? '';
  await world.call('delete_container', { containerId });
  const { ids } = await read(first.position);
  expect(ids).toEqual(all.slice(3));
});
