import { describe, expect, test } from 'vitest';
import { allEntities } from '#lambdas/entities/all.ts';
import type { EntityType } from '#shared/model/entityTypes.ts';
import { faultsOf } from '#tests/calls/support/consistency.ts';
import { useResettableWorld } from '#tests/calls/support/resettableWorld.ts';
import { type TableItem, tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import type { Somebody, World } from '#tests/calls/support/world.ts';
import { useDaysAgo } from '../support/daysAgo.ts';
import { erase_people, purge_trash } from '../support/functions.ts';
import { keysOf } from '../support/rowsOf.ts';

/*
 * What the definitions of entities say of belonging, counting and people, compared with the table. The suites loop over
 * all entities: a new one is in them once it is in the world of tests, and in one of the things that people delete.
 */

const stack = useStack();
const daysAgo = useDaysAgo(stack);
const kept = useResettableWorld(stack);

/** A world with what it lacks otherwise. */
type FullWorld = World & {
  /** An Activity with a child, both with all that an Activity can have beside contents of releases. */
  above: string;
  below: string;
  /** A Who with links that no epic names. */
  whoId: string;
};

/** Something of a world that people delete, with all that can be below it. */
type Deletable = {
  ids: (world: FullWorld) => string[];
  remove: (world: FullWorld) => Promise<unknown>;
  /** Absent for what nobody restores. */
  restore?: (world: FullWorld) => Promise<unknown>;
  /** The rows that go on naming it when it is purged. */
  keeps?: (row: TableItem) => boolean;
};

const epicPlace = ({ containerId, planning: { releases, whatId, epics } }: World) => ({
  containerId,
  releaseId: releases.open,
  whatId,
  epicId: epics.rich,
});

/** The company keeps its Activities and Whos, and an initiative its columns. */
const ofCompany = ({ pk, sk }: TableItem) =>
  /#(WHAT|WHO|TEXT)#/.test(pk) || (/^board#what#/.test(sk) && pk.includes('#INITIATIVE#'));

/** An initiative shows those of its releases that are there, and a map below says that its Activity is gone. */
const ofOthers = ({ type }: TableItem) => type === 'initiative_release' || type === 'story_map';

const deletable: Readonly<Partial<Record<EntityType, Deletable>>> = {
  what: {
    ids: ({ above, below }) => [above, below],
    remove: ({ call, containerId, above }) => call('delete_what2', { containerId, whatId: above }),
    restore: ({ call, containerId, above }) => call('restore_what', { containerId, whatId: above }),
    keeps: ofCompany,
  },
  who: {
    ids: ({ whoId }) => [whoId],
    remove: ({ call, containerId, whoId }) => call('delete_who', { containerId, whoId }),
    restore: ({ call, containerId, whoId }) => call('restore_who', { containerId, whoId }),
    keeps: ofCompany,
  },
  release: {
    ids: ({ planning }) => [planning.releases.open],
    remove: ({ call, containerId, planning: { releases } }) =>
      call('delete_release', { containerId, releaseId: releases.open }),
    restore: ({ call, containerId, planning: { releases } }) =>
      call('restore_release', { containerId, releaseId: releases.open }),
    keeps: ofOthers,
  },
  epic: {
    ids: ({ planning }) => [planning.epics.rich],
    remove: (world) => world.call('delete_epic', epicPlace(world)),
    restore: (world) => world.call('restore_epic', epicPlace(world)),
  },
  story_map: {
    ids: ({ containerId }) => [containerId],
    remove: ({ call, containerId }) => call('delete_container', { containerId }),
    restore: ({ call, containerId }) => call('restore_story_map', { containerId }),
    keeps: ofOthers,
  },
  initiative: {
    ids: ({ initiative }) => [initiative.id],
    remove: ({ call, initiative }) => call('delete_initiative', { initiativeId: initiative.id }),
    restore: ({ call, initiative }) => call('restore_initiative', { initiativeId: initiative.id }),
  },
  integration: {
    ids: ({ integration }) => [integration.id],
    remove: ({ call, integration }) => call('delete_integration', { integrationId: integration.id }),
    // Epics say that the connection of their issue is gone.
    keeps: ({ sk }) => sk.startsWith('epic#') || sk.startsWith('link#'),
  },
};

async function fullWorld(): Promise<FullWorld> {
  const world = await kept.reset();
  const { call, canary, containerId, whos, linkTypes, reference, maturityItemId } = world;
  const { id: whoId } = await call('add_who', { containerId, name: `Unnamed ${canary}` });
  const pair = { whoId, otherWhoId: whos.driver, linkTypeId: linkTypes.whoWho[0] };
  await call('add_who_who_link', { containerId, ...pair });
  await call('star_story_map', { containerId, starred: true });
  const { id: above } = await call('add_what', { containerId, description: `Above ${canary}`, level: 0 });
  const { id: below } = await call('add_what', {
    containerId,
    description: `Below ${canary}`,
    level: 1,
    parentId: above,
  });
  await call('add_comment', { containerId, aboutType: 'who', aboutId: whoId, text: 'About a Who' });
  await call('add_comment', {
    ...epicPlace(world),
    aboutType: 'epic',
    aboutId: world.planning.epics.rich,
    text: 'About an epic',
  });
  await call('add_comment', {
    containerId,
    aboutType: 'release',
    aboutId: world.planning.releases.open,
    text: 'About a release',
  });
  for (const whatId of [above, below]) {
    const ofWhat = { containerId, whatId };
    await call('add_comment', { containerId, aboutType: 'what', aboutId: whatId, text: 'About an Activity' });
    await call('set_what_long_description', { ...ofWhat, longDescription: 'Long' });
    await call('set_what_maturity', { ...ofWhat, which: 'current', maturityItemId, level: 2 });
    await call('add_what_reference_link', { ...ofWhat, ...reference });
    await call('add_what_who_links', { ...ofWhat, linkTypeId: linkTypes.whatWho[0], whoIds: [whoId] });
    const { id: releaseId } = await call('create_release', {
      containerId,
      name: whatId === above ? 'Of the one above' : 'Of the one below',
    });
    const inRelease = { ...ofWhat, releaseId };
    await call('add_whats_to_release', { containerId, releaseId, whatIds: [whatId] });
    const item = await call('add_explore_object', { ...inRelease, type: 'where', name: 'Here' });
    await call('remove_explore_object', { ...inRelease, exploreObjectId: item.id });
    const epic = await call('create_epic', { ...inRelease, epic: { type: 'free_text', text: 'Gone' } });
    await call('set_epic_notes', { ...inRelease, epicId: epic.id, notes: 'Gone' });
    await call('delete_epic', { ...inRelease, epicId: epic.id });
  }
  return { ...world, above, below, whoId };
}

async function rowsOf({ domain }: World): Promise<TableItem[]> {
  await stack().stream.settled();
  return [...(await tableOf(stack(), domain)).values()];
}

const typeOf = (row: TableItem) => String(row['type']) as EntityType;
const isEntity = (row: TableItem) => allEntities.has(typeOf(row));
const isLiving = (row: TableItem) => isEntity(row) && row['deletedAt'] === undefined;

/** The living entities, without what only rises. */
const livingOf = (rows: readonly TableItem[]) =>
  Object.fromEntries(
    rows.filter(isLiving).map(({ version: _version, asked: _asked, ...row }) => [`${row.pk} ${row.sk}`, row]),
  );

/** The rows that name something, but for logs and the journal, which expires by itself. */
const rowsNaming = (rows: readonly TableItem[], ids: readonly string[]) =>
  rows.filter((row) => !/^(log|sent)#/.test(row.sk) && ids.some((id) => JSON.stringify(row).includes(id)));

test.each([...allEntities.keys()])('%s has a row in the world, and all of the world agrees with it', async (type) => {
  const world = await fullWorld();
  const rows = await rowsOf(world);
  expect(rows.filter((row) => typeOf(row) === type && isLiving(row))).not.toEqual([]);
  expect(faultsOf(rows, world.domain)).toEqual([]);
});

test('everything that is in a trash is deleted here', () => {
  const inTrash = [...allEntities].flatMap(([type, { entity }]) => (entity.trash === undefined ? [] : [type]));
  expect(Object.keys(deletable).sort()).toEqual(inTrash.sort());
});

describe.each(Object.entries(deletable))('a deleted %s', (type, { ids, remove, restore, keeps = () => false }) => {
  if (restore !== undefined)
    test('is restored with all that is below it', async () => {
      const world = await fullWorld();
      const before = livingOf(await rowsOf(world));
      await remove(world);
      expect(faultsOf(await rowsOf(world), world.domain)).toEqual([]);
      await restore(world);
      const rows = await rowsOf(world);
      expect(livingOf(rows)).toEqual(before);
      expect(faultsOf(rows, world.domain)).toEqual([]);
    });

  test('is purged with all that is below it, and leaves the rest in order', async () => {
    const world = await fullWorld();
    const before = await rowsOf(world);
    const gone = ids(world);
    const below = [...allEntities].flatMap(([other, { entity }]) => (type in (entity.parent ?? {}) ? [other] : []));
    const types = new Set<string>(rowsNaming(before, gone).map(typeOf));
    expect(below.filter((other) => !types.has(other))).toEqual([]);
    await daysAgo(31, () => remove(world));
    await purge_trash();
    const left = await rowsOf(world);
    expect(keysOf(rowsNaming(left, gone).filter((row) => !keeps(row)))).toEqual([]);
    expect(faultsOf(left, world.domain)).toEqual([]);
    // Nothing goes that names neither it nor something that goes with it.
    const there = new Set(keysOf(left));
    const went = before.filter((row) => isEntity(row) && keysOf([row]).every((key) => !there.has(key)));
    const named = new Set(rowsNaming(went, [...gone, ...rowsNaming(went, gone).map((row) => String(row['id']))]));
    expect(keysOf(went.filter((row) => !named.has(row)))).toEqual([]);
  });
});

describe('the words of a person', () => {
  const wordsOf = ({ email }: Pick<Somebody, 'email'>, { canary }: World) => {
    const name = email.split('@')[0] ?? '';
    return [email, `${name === 'owner' ? 'Olga' : name} ${canary}`];
  };
  const naming = (value: unknown, words: readonly string[]) =>
    words.some((word) => JSON.stringify(value)?.includes(word));

  test.each([...allEntities])('of %s are in the fields that it says are personal', async (type, { personal }) => {
    const world = await fullWorld();
    const { owner, editor, viewer, colleague, outsider, applicant, invited } = world;
    const words = [owner, editor, viewer, colleague, outsider, applicant, invited].flatMap((one) =>
      wordsOf(one, world),
    );
    const rows = (await rowsOf(world)).filter((row) => typeOf(row) === type);
    const fields = rows.flatMap(({ pk: _pk, sk: _sk, ...row }) =>
      Object.keys(row).filter((field) => naming(row[field], words)),
    );
    expect([...new Set(fields)].filter((field) => !(field in (personal ?? {})))).toEqual([]);
  });

  test('are nowhere once they are erased, and all the rest is in order', async () => {
    const world = await fullWorld();
    const { call, colleague, applicant } = world;
    await call('remove_registered_email', { email: colleague.email });
    for (const { uid, email } of [colleague, { ...applicant, uid: await uidOf(world, applicant.email) }])
      await call('erase_person', { uid, email });
    await stack().stream.settled();
    await erase_people();
    const rows = await rowsOf(world);
    for (const person of [colleague, applicant])
      expect(keysOf(rows.filter((row) => naming(row, wordsOf(person, world))))).toEqual([]);
    expect(faultsOf(rows, world.domain)).toEqual([]);
  });
});

async function uidOf(world: World, email: string): Promise<string> {
  const row = (await rowsOf(world)).find((one) => typeOf(one) === 'registered_email' && one['email'] === email);
  return String(row?.['uid']);
}
