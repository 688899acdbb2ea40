import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUserPool } from '#infra/local/cognito/index.ts';
import { fernhillBooks } from '#infra/local/seed/companies/fernhillBooks.ts';
import { northwindCycles } from '#infra/local/seed/companies/northwindCycles.ts';
import { northwindPeople } from '#infra/local/seed/companies/northwindPeople.ts';
import { deliverAndCollect } from '#infra/local/seed/maps/deliveries.ts';
import { lostAndFound } from '#infra/local/seed/maps/lostAndFound.ts';
import { subscribeAndRideReleases } from '#infra/local/seed/maps/subscribeAndRideReleases.ts';
import { wholeCompany } from '#infra/local/seed/maps/wholeCompany.ts';
import { type DemoAccount, seedDemo } from '#infra/local/seed/seedDemo.ts';
import type { DemoActivity, DemoMap } from '#infra/local/seed/types.ts';
import { type LocalStack, startLocalStack } from '#infra/local/stack.ts';
import { loadTriggers } from '#infra/local/triggers.ts';
import { demoReaders, openerOf } from '../support/demoReaders.ts';
import { answersTo, changeRequests, peopleByState } from '../support/demoStates.ts';

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

const { as, openMap, namesOf } = demoReaders(() => stack);

const texts = (activities: readonly DemoActivity[]): string[] => activities.map(({ text }) => text);
const ranked = (activities: readonly DemoActivity[]): string[] =>
  texts(activities.filter(({ rank }) => rank !== undefined).sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0)));

describe('the demo data', () => {
  test('is created within seconds', () => {
    expect(seconds).toBeLessThan(20);
  });

  test('lists eight people of a company of forty, one of them without access, and another company', () => {
    expect(accounts.map(({ email }) => email)).toEqual([
      ...['maren', 'tomas', 'priya', 'jonas', 'chloe', 'ines', 'sam', 'nadia'].map(
        (id) => `${id}@northwind-cycles.example`,
      ),
      ...['ruth', 'leo'].map((id) => `${id}@fernhill-books.example`),
    ]);
    expect(northwindPeople).toHaveLength(40);
    expect(accounts.every(({ what, password }) => what !== '' && password.length >= 6)).toBe(true);
  });

  test('gathers releases of two owners in an initiative, of which its own may not view all', async () => {
    const api = await as('priya');
    const { docs } = await api.call('initiative_list', {});
    const initiativeId = docs[0]?.id ?? '';
    const opened = await api.call('get_initiative', { initiativeId });
    expect(opened.containers.map(({ name }) => name).toSorted()).toEqual([
      'A day in the workshop',
      'Subscribe and ride',
    ]);
    expect(opened.initiativeReleases.map(({ error }) => error).toSorted()).toEqual([
      null,
      null,
      null,
      'permission-denied',
    ]);
    expect(opened.groups.map(({ name }) => name)).toEqual([null, 'Ready for the winter', null]);
    expect(opened.epics.length).toBeGreaterThanOrEqual(6);
    const theirs = await (await as('nadia')).call('get_initiative', { initiativeId });
    expect(theirs.containers.map(({ name }) => name)).toEqual(['Fleet care']);
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

  test('has change requests in every state: unanswered, accepted by some, declined, escalated', async () => {
    const [priya, jonas, marcus, freya] = await Promise.all(['priya', 'jonas', 'marcus', 'freya'].map(as));
    await expect.poll(async () => (await changeRequests(jonas, 'awaiting')).length).toBe(1);
    await expect.poll(async () => (await changeRequests(priya, 'awaiting')).length).toBe(1);
    await expect.poll(async () => (await changeRequests(freya, 'awaiting')).length).toBe(1);
    expect(await changeRequests(priya, 'own')).toHaveLength(1);
    expect(await changeRequests(priya, 'answered')).toHaveLength(1);
    expect(await answersTo(marcus, 'own')).toEqual([['Book a time slot', ['false', 'false']]]);
    expect(await answersTo(marcus, 'answered')).toContainEqual([
      'Check the bike before it goes out',
      ['empty', 'empty', 'empty', 'true', 'true'],
    ]);
    const { docs } = await (await as('maren')).call('escalated_change_requests', { page: 1 });
    expect(docs.map((card) => 'oldValue' in card && card.oldValue).sort()).toEqual(['Hub team', 'Workshop mechanic']);
  });

  test('covers all roles and states of access', async () => {
    const api = await as('maren');
    const { docs } = await api.call('registered_emails', {});
    const { '': members = [], ...others } = peopleByState(docs);
    expect(members).toEqual(northwindPeople.flatMap(({ id, standing }) => (standing === 'member' ? [id] : [])).sort());
    expect(others).toEqual({
      'admin, super_admin': ['maren'],
      admin: ['henrik', 'tomas'],
      global_story_map_viewer: ['amara', 'ines'],
      'not signed up': ['astrid', 'callum', 'lena', 'wim'],
      'no access': ['beatriz', 'dora', 'gareth', 'nils', 'sam'],
    });
    const { docs: asking } = await api.call('company_access_requests', {});
    expect(asking.map(({ email }) => email.split('@')[0]).sort()).toEqual(['beatriz', 'gareth']);
  });

  test('has a story map whose owner has lost access', async () => {
    const { docs } = await (await as('tomas')).call('ownerless_maps', { page: 1 });
    expect(docs.map(({ name }) => name)).toEqual([lostAndFound.name]);
  });

  test('has a hierarchy of fifteen story maps in three levels', async () => {
    const api = await as('ines');
    const { hierarchyTopContainer: top } = await api.call('company_settings', {});
    const levels: string[][] = [];
    let level = [top ?? ''];
    while (level.length > 0) {
      const maps = await Promise.all(level.map((containerId) => api.call('container_children', { containerId })));
      levels.push(maps.map(({ name }) => name));
      level = maps.flatMap(({ children }) => children.map(({ childContainerId }) => childContainerId));
    }
    expect(levels[0]).toEqual([wholeCompany.name]);
    expect(levels.map(({ length }) => length)).toEqual([1, 5, 9]);
  });

  test('has deleted entities and story maps in the trash', async () => {
    const [marcus, priya] = await Promise.all([as('marcus'), as('priya')]);
    const { id: containerId } = await openMap('marcus', 'owner', deliverAndCollect.name);
    const { docs } = await marcus.call('story_map_trash', { containerId });
    expect(docs.map(({ type, name }) => [type, name]).sort()).toEqual([
      ['release', 'Deliveries on Sundays'],
      ['what', 'Call riders who are not at home'],
      ['what', 'Print the list of stops'],
      ['who', 'Bicycle courier'],
    ]);
    expect((await priya.call('deleted_story_maps', {})).docs.map(({ name }) => name)).toEqual(['Winter tyres by post']);
    expect((await priya.call('deleted_initiatives', {})).docs.map(({ name }) => name)).toEqual(['Bikes for visitors']);
  });

  test('shows everybody their maps', async () => {
    expect(await namesOf('priya', 'owner')).toEqual(['Subscribe and ride', 'A day in the workshop']);
    expect(await namesOf('maren', 'owner')).toEqual(['Bikes by subscription', 'The first ninety days']);
    expect(await namesOf('jonas', 'editor')).toEqual(['Subscribe and ride']);
    expect(await namesOf('jonas', 'viewer')).toEqual(['A day in the workshop']);
    expect(await namesOf('tomas', 'editor')).toEqual(['The first ninety days']);
    const firstPage = (of: readonly DemoMap[]) =>
      of
        .map(({ name }) => name)
        .reverse()
        .slice(0, 5);
    const { maps: ours } = northwindCycles;
    expect(await namesOf('chloe', 'all-shared')).toEqual(
      firstPage(ours.filter(({ viewers }) => viewers.includes('chloe'))),
    );
    expect(await namesOf('ines', 'all')).toEqual(firstPage(ours));
    expect(await namesOf('leo', 'editor')).toEqual(['Reading evenings']);
  });

  test('lets nobody see maps of others', async () => {
    const { id: containerId } = await openMap('maren', 'owner', 'The first ninety days');
    for (const stranger of ['priya', 'ruth', 'sam']) {
      expect(await (await as(stranger)).answer('get_container', { containerId })).toMatchObject({ status: 403 });
    }
    expect(await namesOf('ruth', 'all')).toEqual(['Reading evenings']);
  });

  test.each(maps)('has $name as documented: cards, order, ranks, amounts, members', async (map) => {
    const container = await openMap(openerOf(map), openerOf(map) === map.owner ? 'owner' : 'editor', map.name);
    const textOf = new Map(container.whats.map(({ id, description }) => [id, description]));
    const inOrder = (ids: readonly string[]) => ids.map((id) => textOf.get(id));
    const children = map.backbone.flatMap((column) => column.children);
    const whats = new Map(container.whats.map((what) => [what.description, what]));
    const { priorities } = await (await as(openerOf(map))).call('company_settings', {});
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
    const container = await openMap(openerOf(map), openerOf(map) === map.owner ? 'owner' : 'editor', map.name);
    const api = await as(openerOf(map));
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
    expect((await (await as('ines')).call('story_map_list', { list_type: 'all' })).total).toBe(15);
    await pool.close();
  });
});
