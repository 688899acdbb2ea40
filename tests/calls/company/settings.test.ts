import { beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, type World } from '#tests/calls/support/world.ts';

const stack = useStack();
let world: World;
beforeAll(async () => {
  world = await createWorld(stack());
});

const settings = () => world.call('company_settings', {}, world.viewer);
const NOBODY = '0'.repeat(20);

describe('priorities', () => {
  const names = async () => {
    const { priorityOrder, priorities } = await settings();
    return priorityOrder.map((id) => priorities.find((priority) => priority.id === id)?.name);
  };
  const idOf = async (name: string) =>
    (await settings()).priorities.find((priority) => priority.name === name)?.id ?? expect.fail(`${name} is missing`);

  test('are added at the end, renamed, coloured and moved, and everybody reads them', async () => {
    const before = (await settings()).priorityOrder;
    const { id, changed } = await world.call('add_priority', { name: ' Later ', color: '#123456' });
    expect(changed).toMatchObject([
      { type: 'priority', id, name: 'Later', color: '#123456', active: true },
      { type: 'company', priorityOrder: [...before, id] },
    ]);
    expect((await names()).at(-1)).toBe('Later');
    await world.call('change_priority', { id, name: 'Much later', color: '#654321' });
    const moved = await world.call('move_priority', { id, newOrder: 1 });
    expect((await names())[1]).toBe('Much later');
    expect(moved.priorityOrder).toEqual((await settings()).priorityOrder);
    expect((await world.call('move_priority', { id, newOrder: 1 })).change).toBeNull();
    await world.call('move_priority', { id, newOrder: 1_000 });
    expect((await names()).at(-1)).toBe('Much later');
  });

  test('belong to a company whose changes are answered with its settings, and nothing else of it', async () => {
    const company = async () => {
      const { id, version, priorityOrder, hierarchyTopContainer, countsHiddenReleases } = await settings();
      return [{ type: 'company', id, version, priorityOrder, hierarchyTopContainer, countsHiddenReleases }];
    };
    const [before] = await company();
    const [first = ''] = before?.priorityOrder ?? [];
    const commands = [
      () => world.call('move_priority', { id: first, newOrder: 1 }),
      () => world.call('set_hierarchy_top', { containerId: world.containerId }),
      () => world.call('set_counts_hidden_releases', { countsHiddenReleases: true }),
    ];
    for (const command of commands) {
      const { changed } = await command();
      expect(changed).toEqual(await company());
      expect((await command()).changed).toEqual(changed);
    }
    const [after] = await company();
    expect(after?.version).toBe((before?.version ?? 0) + commands.length);
    expect(after).toMatchObject({ hierarchyTopContainer: world.containerId, countsHiddenReleases: true });
    expect(after?.priorityOrder).not.toEqual(before?.priorityOrder);
  });

  test('are retired, never deleted: one stays where it is set, and is not taken anew', async () => {
    const id = await idOf('Should have');
    const { containerId, whats } = world;
    const choose = (whatId: string) =>
      refusal(world, 'change_what_fields', { containerId, whatId, fields: { priorityId: id } });
    expect(await choose(whats.first)).toBe('went through');
    await world.call('change_priority', { id, active: false });
    expect(await choose(whats.second)).toBe('400 priority-does-not-exist');
    const { whats: there } = await world.call('get_container', { containerId });
    expect(there.find((what) => what.id === whats.first)?.priorityId).toBe(id);
    await world.call('change_priority', { id, active: true });
    expect(await choose(whats.second)).toBe('went through');
  });

  test('keep all additions and moves that come at once', async () => {
    const before = (await settings()).priorityOrder;
    const [first = ''] = before;
    await Promise.all([
      ...['One', 'Two', 'Three'].map((name) => world.call('add_priority', { name, color: '#111111' })),
      world.call('move_priority', { id: first, newOrder: 2 }),
    ]);
    const after = (await settings()).priorityOrder;
    expect(new Set(after).size).toBe(before.length + 3);
    expect(after).toHaveLength(before.length + 3);
    expect(after[0]).not.toBe(first);
  });

  test('are changed by administrators alone, with a name that no other has', async () => {
    const id = await idOf('Must have');
    expect(await refusal(world, 'add_priority', { name: 'must  HAVE', color: '#111111' })).toBe('409 setting-taken');
    expect(await refusal(world, 'change_priority', { id, name: 'Could have' })).toBe('409 setting-taken');
    expect(await refusal(world, 'change_priority', { id, name: 'must have' })).toBe('went through');
    expect(await refusal(world, 'change_priority', { id: NOBODY, active: false })).toBe('404 setting-does-not-exist');
    expect(await refusal(world, 'move_priority', { id: NOBODY, newOrder: 0 })).toBe('404 setting-does-not-exist');
    expect(await refusal(world, 'add_priority', { name: 'Red', color: 'red' })).toBe('400 bad-input');
    expect(await refusal(world, 'add_priority', { name: 'Mine', color: '#111111' }, world.editor)).toBe(
      '403 not-administrator',
    );
  });
});

describe.each(['who_what_link_type', 'who_who_link_type', 'reference_link', 'maturity'] as const)('%s', (kind) => {
  const named = async (name: string) => (await settings())[kind].find((setting) => setting.name === name);

  test('are added, renamed and retired, and come back', async () => {
    const { id } = await world.call('add_setting', { kind, name: `New ${kind}` });
    await world.call('change_setting', { kind, id, name: `Renamed ${kind}` });
    const offered = kind === 'maturity' ? { enabled: true } : {};
    expect(await named(`Renamed ${kind}`)).toMatchObject({ id, ...offered });
    await world.call('change_setting', { kind, id, active: false });
    const retired = kind === 'maturity' ? { enabled: false } : { retired: true };
    expect(await named(`Renamed ${kind}`)).toMatchObject({ id, ...retired });
    expect((await world.call('change_setting', { kind, id, active: false })).change).toBeNull();
    await world.call('change_setting', { kind, id, active: true });
    expect(await named(`Renamed ${kind}`)).toMatchObject(kind === 'maturity' ? offered : { retired: false });
  });

  test('have names of their own, and are changed by administrators alone', async () => {
    const [first, second] = (await settings())[kind];
    const refused = (id: string, name: string, as = world.owner) =>
      refusal(world, 'change_setting', { kind, id, name }, as);
    expect(await refusal(world, 'add_setting', { kind, name: ` ${first?.name.toUpperCase()} ` })).toBe(
      '409 setting-taken',
    );
    expect(await refused(second?.id ?? '', first?.name ?? '')).toBe('409 setting-taken');
    expect(await refused(NOBODY, 'Anything')).toBe('404 setting-does-not-exist');
    expect(await refused(first?.id ?? '', 'Anything', world.editor)).toBe('403 not-administrator');
  });
});

test.each(['two additions', 'a renaming and an addition', 'two renamings'] as const)(
  'of %s at the same moment with one name, one gets it',
  async (what) => {
    for (let round = 0; round < 8; round += 1) {
      const name = `Wanted ${round} by ${what}`;
      const added = async (own: string) => (await world.call('add_setting', { kind: 'maturity', name: own })).id;
      const [first, second] = [await added(`First ${name}`), await added(`Second ${name}`)];
      const add = (spelt: string) => refusal(world, 'add_setting', { kind: 'maturity', name: spelt });
      const rename = (id: string, spelt: string) =>
        refusal(world, 'change_setting', { kind: 'maturity', id, name: spelt });
      const answers = await Promise.all(
        what === 'two additions'
          ? [add(name), add(name.toUpperCase())]
          : [rename(first, name), what === 'two renamings' ? rename(second, name.toUpperCase()) : add(name)],
      );
      expect(answers.toSorted()).toEqual(['409 setting-taken', 'went through']);
      const { maturity } = await settings();
      expect(maturity.filter((one) => one.name.toLowerCase() === name.toLowerCase())).toHaveLength(1);
      // A name that is given up can be taken again.
      const [owner] = maturity.filter((one) => one.name.toLowerCase() === name.toLowerCase());
      expect(await rename(owner?.id ?? '', `${name} no more`)).toBe('went through');
      expect(await add(name)).toBe('went through');
    }
  },
);

test('a retired type of link stays where it is set, and is not taken anew', async () => {
  const { containerId, whats, whos, linkTypes, reference } = world;
  await world.call('change_setting', { kind: 'who_what_link_type', id: linkTypes.whatWho[0], active: false });
  await world.call('change_setting', { kind: 'who_who_link_type', id: linkTypes.whoWho[0], active: false });
  await world.call('change_setting', { kind: 'reference_link', id: reference.type, active: false });
  const links = await world.call('get_container', { containerId });
  expect(JSON.stringify(links)).toContain(linkTypes.whatWho[0]);
  const link = { containerId, linkTypeId: linkTypes.whatWho[0] };
  expect(await refusal(world, 'add_what_who_links', { ...link, whatId: whats.first, whoIds: [whos.clerk] })).toBe(
    '400 link-type-does-not-exist',
  );
  expect(await refusal(world, 'change_what_who_link', { ...link, whatId: whats.child, whoId: whos.customer })).toBe(
    'went through',
  );
  expect(
    await refusal(world, 'add_who_who_link', {
      containerId,
      whoId: whos.driver,
      otherWhoId: whos.clerk,
      linkTypeId: linkTypes.whoWho[0],
    }),
  ).toBe('400 link-type-does-not-exist');
  expect(
    await refusal(world, 'add_what_reference_link', {
      containerId,
      whatId: whats.first,
      name: 'New',
      type: reference.type,
    }),
  ).toBe('400 reference-type-does-not-exist');
});
