import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUserPool } from '#infra/local/cognito/index.ts';
import { fernhillBooks } from '#infra/local/seed/companies/fernhillBooks.ts';
import { northwindCycles } from '#infra/local/seed/companies/northwindCycles.ts';
import { subscribeAndRideReleases } from '#infra/local/seed/maps/subscribeAndRideReleases.ts';
import { type DemoAccount, seedDemo } from '#infra/local/seed/seedDemo.ts';
import type { DemoActivity, DemoMap } from '#infra/local/seed/types.ts';
import { type LocalStack, startLocalStack } from '#infra/local/stack.ts';
import { loadTriggers } from '#infra/local/triggers.ts';
import { type MapWithLists, withLists } from '#tests/calls/support/withLists.ts';
import { type Api, apiAs } from '../../e2e/support/api.ts';

const maps: readonly DemoMap[] = [...northwindCycles.maps, ...fernhillBooks.maps];

let stack: LocalStack;
let accounts: DemoAccount[];
/** Of the processor, not of the clock: how long a busy machine takes says nothing about the seed. */
let seconds: number;

beforeAll(async () => {
  stack = await startLocalStack();
  const before = process.cpuUsage();
  accounts = await seedDemo({ pool: stack.pool });
  const { user, system } = process.cpuUsage(before);
  seconds = (user + system) / 1_000_000;
}, 120_000);
afterAll(() => stack.stop());

/** The product as one of the demo people uses it, with the password that the terminal shows. */
function as(id: string): Promise<Api> {
  const account = accounts.find(({ email }) => email.startsWith(`${id}@`));
  if (account === undefined) throw new Error(`${id} has no account`);
  return apiAs(stack, { ...account, username: id });
}

/** A map as one of the demo people sees it. */
async function openMap(
  id: string,
  list_type: 'owner' | 'editor' | 'viewer' | 'all',
  name: string,
): Promise<MapWithLists> {
  const api = await as(id);
  const { docs } = await api.call('story_map_list', { list_type });
  const found = docs.find((doc) => doc.name === name);
  if (found === undefined) throw new Error(`${id} has no ${name} among ${docs.map((doc) => doc.name).join(', ')}`);
  return withLists(await api.call('get_container', { containerId: found.id }));
}

const namesOf = async (
  id: string,
  list_type: 'owner' | 'editor' | 'viewer' | 'all' | 'all-shared',
): Promise<string[]> => {
  const { docs } = await (await as(id)).call('story_map_list', { list_type });
  return docs.map(({ name }) => name);
};

const texts = (activities: readonly DemoActivity[]): string[] => activities.map(({ text }) => text);
const ranked = (activities: readonly DemoActivity[]): string[] =>
  texts(activities.filter(({ rank }) => rank !== undefined).sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0)));

describe('the demo data', () => {
  test('is created within seconds', () => {
    expect(seconds).toBeLessThan(12);
  });

  test('has six people with access and one without, and another company', () => {
    expect(accounts.map(({ email }) => email)).toEqual([
      ...['maren', 'tomas', 'priya', 'jonas', 'chloe', 'ines', 'sam'].map((id) => `${id}@northwind-cycles.example`),
      ...['ruth', 'leo'].map((id) => `${id}@fernhill-books.example`),
    ]);
    expect(accounts.every(({ what, password }) => what !== '' && password.length >= 6)).toBe(true);
  });

  test('plans releases: one finished, one under way and one to come, with epics of all kinds', async () => {
    const { id: containerId } = await openMap('priya', 'owner', 'Subscribe and ride');
    const api = await as('priya');
    const { docs } = await api.call('release_list', {
      containerId,
      includeCompleted: true,
      order: 'start',
      direction: 'asc',
    });
    expect(docs.map(({ name, completed }) => [name, completed])).toEqual(
      subscribeAndRideReleases.map(({ name, completed }) => [name, completed]),
    );
    const [out, running, next] = docs;
    expect(out?.end).toBeLessThan(Date.now());
    expect(running?.start).toBeLessThan(Date.now());
    expect(running?.end).toBeGreaterThan(Date.now());
    expect(next?.start).toBeGreaterThan(Date.now());
    const epics = subscribeAndRideReleases.flatMap(({ whats }) => whats.flatMap((what) => what.epics));
    expect(epics.length).toBeGreaterThanOrEqual(20);
    const held = await Promise.all(
      docs.map(({ id: releaseId }) => api.call('get_release', { containerId, releaseId })),
    );
    expect(held.flatMap(({ sums }) => sums).reduce((sum, { epics: count }) => sum + count, 0)).toBe(epics.length);
  });

  test('has change requests in every state: unanswered, declined, escalated', async () => {
    const [priya, jonas, maren] = await Promise.all([as('priya'), as('jonas'), as('maren')]);
    const listOf = async (api: Api, list: 'own' | 'awaiting' | 'answered') =>
      (await api.call('change_requests', { list, page: 1 })).docs;
    await expect.poll(async () => (await listOf(jonas, 'awaiting')).length).toBe(1);
    await expect.poll(async () => (await listOf(priya, 'awaiting')).length).toBe(1);
    expect(await listOf(priya, 'own')).toHaveLength(1);
    expect(await listOf(priya, 'answered')).toHaveLength(1);
    expect((await maren.call('escalated_change_requests', { page: 1 })).docs).toMatchObject([
      { changeType: 'who_name', oldValue: 'Workshop mechanic', escalated: true },
    ]);
  });

  test('covers all roles', async () => {
    const { docs } = await (await as('maren')).call('registered_emails', {});
    const rows = docs.map(({ email, active, signedUp, claims }) => {
      const roles = Object.entries(claims).flatMap(([role, has]) => (has ? [role] : []));
      return [email.split('@')[0], active, signedUp, ...roles].join(' ');
    });
    expect(rows.sort()).toEqual([
      'chloe true true',
      'ines true true global_story_map_viewer',
      'jonas true true',
      'lena true false',
      'maren true true admin super_admin',
      'priya true true',
      'sam false true',
      'tomas true true admin',
    ]);
  });

  test('shows everybody their maps', async () => {
    expect(await namesOf('priya', 'owner')).toEqual(['Subscribe and ride', 'A day in the workshop']);
    expect(await namesOf('maren', 'owner')).toEqual(['The first ninety days']);
    expect(await namesOf('jonas', 'editor')).toEqual(['Subscribe and ride']);
    expect(await namesOf('jonas', 'viewer')).toEqual(['A day in the workshop']);
    expect(await namesOf('tomas', 'editor')).toEqual(['The first ninety days']);
    expect(await namesOf('chloe', 'all-shared')).toEqual([
      'Subscribe and ride',
      'A day in the workshop',
      'The first ninety days',
    ]);
    expect(await namesOf('ines', 'all')).toEqual([
      'Subscribe and ride',
      'A day in the workshop',
      'The first ninety days',
    ]);
    expect(await namesOf('leo', 'editor')).toEqual(['Reading evenings']);
  });

  test('lets nobody see maps of others', async () => {
    const { id: containerId } = await openMap('maren', 'owner', 'The first ninety days');
    for (const stranger of ['priya', 'ruth', 'sam']) {
      expect(await (await as(stranger)).answer('get_container', { containerId })).toMatchObject({ status: 403 });
    }
    expect(await namesOf('ruth', 'all')).toEqual(['Reading evenings']);
  });

  test('has a large map, a small one and one of another domain', () => {
    const sizes = northwindCycles.maps.map(({ name, backbone }) => [
      name,
      backbone.length,
      backbone.flatMap(({ children }) => children).length,
    ]);
    expect(sizes).toEqual([
      ['The first ninety days', 5, 16],
      ['A day in the workshop', 3, 9],
      ['Subscribe and ride', 10, 50],
    ]);
  });

  test.each(maps)('has $name as documented: cards, order, ranks, amounts, members', async (map) => {
    const container = await openMap(map.owner, 'owner', map.name);
    const textOf = new Map(container.whats.map(({ id, description }) => [id, description]));
    const inOrder = (ids: readonly string[]) => ids.map((id) => textOf.get(id));
    const children = map.backbone.flatMap((column) => column.children);
    const whats = new Map(container.whats.map((what) => [what.description, what]));
    const { priorities } = await (await as(map.owner)).call('company_settings', {});
    const priorityOf = new Map(priorities.map(({ id, name }) => [id, name]));

    expect(container.why).toBe(map.why);
    expect([container.members_edit.length, container.members_view.length]).toEqual([
      map.editors.length,
      map.viewers.length,
    ]);
    expect(container.whats).toHaveLength(map.backbone.length + children.length);
    expect(inOrder(container.backboneOrder)).toEqual(texts(map.backbone));
    for (const column of map.backbone)
      expect(inOrder(whats.get(column.text)?.childOrder ?? [])).toEqual(texts(column.children));
    expect(inOrder(container.backboneRank)).toEqual(ranked(map.backbone));
    expect(inOrder(container.skeletonRank)).toEqual(ranked(children));
    for (const { text, priority, cost = null, size = null, value = null } of [...map.backbone, ...children]) {
      expect(whats.get(text)).toMatchObject({ cost, size, value });
      expect([text, priorityOf.get(whats.get(text)?.priorityId ?? '')]).toEqual([text, priority]);
    }
  });

  test.each(maps)('has the people of $name, their links, and the details of its Activities', async (map) => {
    const container = await openMap(map.owner, 'owner', map.name);
    const api = await as(map.owner);
    const settings = await api.call('company_settings', {});
    const nameIn = (types: readonly { id: string; name: string }[], id: string) =>
      types.find((type) => type.id === id)?.name ?? '';
    const whos = new Map(container.whos.map((who) => [who.id, who]));
    const nameOf = (id: string) => whos.get(id)?.name ?? '';
    expect(container.whos.map(({ name, group, category }) => ({ name, group, category }))).toEqual(
      expect.arrayContaining([...map.whos]),
    );
    expect(container.whos).toHaveLength(map.whos.length);
    const relations = container.whoWhoLinks.map((link) =>
      [nameOf(link.whoId), nameIn(settings.who_who_link_type, link.linkTypeId), nameOf(link.otherWhoId)].sort(),
    );
    expect(relations.sort()).toEqual(map.relations.map((relation) => [...relation].sort()).sort());
    for (const [
      description,
      { longDescription = '', whos: linked = {}, references = [], maturity, storyMap },
    ] of Object.entries(map.details)) {
      const what = container.whats.find((other) => other.description === description);
      const details = await api.call('what_details', { containerId: container.id, whatId: what?.id ?? '' });
      const links = Object.entries(what?.whoLinks ?? {}).map(
        ([whoId, typeId]) => `${nameIn(settings.who_what_link_type, typeId)}: ${nameOf(whoId)}`,
      );
      expect(links.sort()).toEqual(
        Object.entries(linked)
          .flatMap(([type, names]) => names.map((name) => `${type}: ${name}`))
          .sort(),
      );
      expect(details.longDescription.text).toBe(longDescription);
      expect(details.referenceLinks.map(({ name }) => name).sort()).toEqual(references.map(({ name }) => name).sort());
      expect(Object.keys(details.maturity.current)).toHaveLength(maturity === undefined ? 0 : settings.maturity.length);
      expect(what?.childContainerId !== null).toBe(storyMap !== undefined);
    }
  });

  test('has people who ask the owner of the large map for access', async () => {
    const { docs } = await (await as('priya')).call('access_requests', {});
    expect(docs.map(({ access_type }) => access_type).sort()).toEqual(['edit', 'view']);
  });

  test('has an Activity that two maps of a company share, and its text separately in the other company', async () => {
    const idOf = async (id: string, name: string, text: string) =>
      (await openMap(id, 'owner', name)).whats.find(({ description }) => description === text)?.id;
    const shared = await idOf('priya', 'A day in the workshop', 'Get a replacement bike the same day');
    expect(shared).toBeDefined();
    expect(await idOf('priya', 'Subscribe and ride', 'Get a replacement bike the same day')).toBe(shared);
    const voucher = await idOf('priya', 'Subscribe and ride', 'Redeem a gift voucher');
    expect(voucher).toBeDefined();
    expect(await idOf('ruth', 'Reading evenings', 'Redeem a gift voucher')).not.toBe(voucher);
  });

  test('is not created twice: a known pool refuses, a known table only gets its accounts back', async () => {
    await expect(seedDemo({ pool: stack.pool })).rejects.toThrow('already exists');
    const triggers = await loadTriggers();
    const pool = await createUserPool({
      dataDir: undefined,
      issuerBase: () => stack.cognitoUrl,
      triggers,
      sendMail: () => undefined,
    });
    expect(await seedDemo({ pool })).toEqual(accounts);
    expect(await namesOf('priya', 'owner')).toHaveLength(2);
    expect(await namesOf('ines', 'all')).toHaveLength(3);
    await pool.close();
  });
});
