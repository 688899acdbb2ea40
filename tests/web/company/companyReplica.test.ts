import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeAnswer } from '#shared/contract/change.ts';
import type { CallInput } from '#shared/contract/registry.ts';
import { request as call, endSession } from '#web/base/api/client.ts';
import { configureClient } from '#web/base/api/clientConfiguration.ts';
import { callKey, createQueryClient } from '#web/base/api/queries.ts';
import { movePriority } from '#web/features/company/settings/movePriority.ts';
import { grantAccess } from '#web/features/people/users/model/accessCommands.ts';
import { deleteStoryMap } from '#web/features/story_map/list/model/deleteStoryMap.ts';
import { CompanyReplica } from '#web/replica/company/CompanyReplica.ts';
import {
  accessRequests,
  addresses,
  companies,
  priorities,
  requestId,
  storyMapCards,
} from '#web/replica/company/entities.ts';
import { refreshShiftedLists } from '#web/replica/company/shiftedLists.ts';
import { followAnswers, followTabs } from '#web/replica/followAnswers.ts';
import { Replica } from '#web/replica/replica.ts';
import { approveRequest } from '#web/root/shell/accessRequestCommands.ts';

const head = (version: number, name: string) => ({
  type: 'story_map',
  id: 'm',
  version,
  name,
  why: 'because',
  owner: 'me',
  createdAt: 1,
});
const request = {
  id: requestId({ containerId: 'm', userId: 'bob' }),
  containerId: 'm',
  version: 1,
  container_name: 'Desks',
  userId: 'bob',
  user_email: 'bob@acme.example',
  username: 'Bob',
  access_type: 'view' as const,
  date: 1,
};
const asked: CallInput<'approve_access_request'> = { containerId: 'm', userId: 'bob', access_type: 'view' };
const bob = {
  type: 'registered_email',
  id: 'bob',
  version: 1,
  email: 'bob@acme.example',
  active: false,
  signedUp: true,
  claims: { admin: false, super_admin: false, global_story_map_viewer: false },
};
const order = (version: number, ...priorityOrder: string[]) => ({
  type: companies.type,
  id: 'acme.example',
  version,
  priorityOrder,
  hierarchyTopContainer: null as string | null,
  countsHiddenReleases: false,
});
const priority = (id: string) => ({ type: priorities.type, id, version: 1, name: id, color: '#111111', active: true });
const nothing = { change: 'c', changed: [], removed: [] };

let server: Server;
/** What the server answers next, once it is let go. */
let answer: { status: number; body: unknown; until: Promise<unknown> };
const accepts = (body: Partial<ChangeAnswer>, until: Promise<unknown> = Promise.resolve()) => {
  answer = { status: 200, body: { ...nothing, ...body }, until };
};
const refuses = (until: Promise<unknown> = Promise.resolve()) => {
  answer = { status: 403, body: { code: 'permission-denied', message: 'No' }, until };
};
const later = () => {
  let go = (): void => undefined;
  return { until: new Promise<void>((resolve) => (go = resolve)), go: () => go() };
};

/** A tab that shows a list with one map, an inbox with one request, a colleague without access and three priorities. */
function tab(uid: string) {
  const replica = new Replica();
  const company = new CompanyReplica(call);
  company.join(replica);
  const settings = [order(1, 'must', 'should', 'could'), ...['must', 'should', 'could'].map(priority)];
  company.scope.enter({ changed: [head(1, 'Desks'), bob, ...settings], removed: [] });
  company.own.enter({ changed: [{ type: accessRequests.type, ...request }], removed: [] });
  ends.push(followTabs(uid, replica));
  return {
    replica,
    company,
    name: () => company.scope.get(storyMapCards, 'm')?.name,
    waits: () => company.own.get(accessRequests, request.id) !== undefined,
    order: () => company.scope.get(companies, 'acme.example')?.priorityOrder.join(),
    top: () => company.scope.get(companies, 'acme.example')?.hierarchyTopContainer,
    active: () => company.scope.get(addresses, 'bob')?.active,
  };
}
let ends: (() => void)[] = [];
/** The tab whose commands are answered. */
function ownTab() {
  const own = tab('me');
  ends.push(followAnswers(own.replica));
  return own;
}

beforeEach(async () => {
  server = createServer((_request, response) => {
    const { status, body, until } = answer;
    void until.then(() => response.writeHead(status).end(JSON.stringify(body)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  configureClient({
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    idToken: async () => 'the.id.token',
  });
});
afterEach(() => {
  ends.forEach((end) => end());
  ends = [];
  server.close();
});

describe('the replica of the company', () => {
  it('follows a map that is renamed and deleted on its own page', async () => {
    const { name } = ownTab();
    accepts({ changed: [head(2, 'Rooms')] });
    await call('change_story_map_name', { containerId: 'm', name: 'Rooms' });
    expect(name()).toBe('Rooms');
    accepts({ removed: [{ type: 'story_map', id: 'm', version: 3 }] });
    await call('delete_container', { containerId: 'm' });
    expect(name()).toBeUndefined();
  });

  it('hides a map as soon as it is deleted, and shows its present state again when that is refused', async () => {
    const { company, name } = ownTab();
    const { until, go } = later();
    refuses(until);
    const deleted = company.pending.begin(deleteStoryMap, { containerId: 'm' });
    expect(name()).toBeUndefined();
    company.scope.enter({ changed: [head(2, 'Renamed by a colleague')], removed: [] });
    expect(name()).toBeUndefined();
    go();
    await expect(deleted).rejects.toMatchObject({ code: 'permission-denied' });
    expect(name()).toBe('Renamed by a colleague');
  });

  it('keeps a deleted map out, whatever older copy of it arrives', async () => {
    const { company, name } = ownTab();
    accepts({ removed: [{ type: 'story_map', id: 'm', version: 2 }] });
    await company.pending.begin(deleteStoryMap, { containerId: 'm' });
    company.scope.enter({ changed: [head(1, 'Desks')], removed: [] });
    expect(name()).toBeUndefined();
  });

  it('shows access as soon as it is granted, and reverts when that is refused', async () => {
    const { company, active } = ownTab();
    const { until, go } = later();
    refuses(until);
    const given = company.pending.begin(grantAccess, { id: 'bob', email: bob.email });
    expect(active()).toBe(true);
    go();
    await expect(given).rejects.toMatchObject({ code: 'permission-denied' });
    expect(active()).toBe(false);
    accepts({ changed: [{ ...bob, version: 2, active: true }] });
    await company.pending.begin(grantAccess, { id: 'bob', email: bob.email });
    expect(active()).toBe(true);
  });

  it('shows moves of priorities at once, each on top of the one before it', async () => {
    const { company, order: shown } = ownTab();
    const { until, go } = later();
    accepts({ changed: [order(2, 'should', 'must', 'could')] }, until);
    const move = (newOrder: number) =>
      company.pending.begin(movePriority, { company: 'acme.example', priority: 'must', newOrder });
    const [first, second] = [move(1), move(2)];
    expect(shown()).toBe('should,could,must');
    go();
    await first;
    expect(shown()).toBe('should,could,must');
    accepts({ changed: [order(3, 'should', 'could', 'must')] });
    await second;
    expect(shown()).toBe('should,could,must');
  });

  it('takes a refused move of a priority back, and keeps what a colleague has moved meanwhile', async () => {
    const { company, order: shown } = ownTab();
    const { until, go } = later();
    refuses(until);
    const moved = company.pending.begin(movePriority, { company: 'acme.example', priority: 'must', newOrder: 2 });
    expect(shown()).toBe('should,could,must');
    company.scope.enter({ changed: [order(2, 'must', 'could', 'should')], removed: [] });
    expect(shown()).toBe('could,should,must');
    go();
    await expect(moved).rejects.toMatchObject({ code: 'permission-denied' });
    expect(shown()).toBe('must,could,should');
  });

  it('has the same order of priorities and the same top of the hierarchy in another tab', async () => {
    const { company, top } = ownTab();
    const second = tab('me');
    accepts({ changed: [order(2, 'should', 'must', 'could')] });
    await company.pending.begin(movePriority, { company: 'acme.example', priority: 'must', newOrder: 1 });
    await expect.poll(second.order).toBe('should,must,could');
    accepts({ changed: [{ ...order(3, 'should', 'must', 'could'), hierarchyTopContainer: 'm' }] });
    await call('set_hierarchy_top', { containerId: 'm' });
    expect(top()).toBe('m');
    await expect.poll(second.top).toBe('m');
  });

  it('removes a request from the inbox as soon as it is answered, for good once that is confirmed', async () => {
    const { company, waits } = ownTab();
    refuses();
    const refused = company.ownPending.begin(approveRequest, asked);
    expect(waits()).toBe(false);
    await expect(refused).rejects.toMatchObject({ code: 'permission-denied' });
    expect(waits()).toBe(true);
    accepts({ removed: [{ type: 'access_request', id: 'bob', version: 2 }] });
    await company.ownPending.begin(approveRequest, asked);
    expect(waits()).toBe(false);
  });

  it('is the same in another tab of that person, and in nobody else’s', async () => {
    const { company } = ownTab();
    const [second, others] = [tab('me'), tab('bob')];
    accepts({ changed: [head(2, 'Rooms')], removed: [{ type: 'access_request', id: 'bob', version: 2 }] });
    await company.ownPending.begin(approveRequest, asked);
    await expect.poll(() => [second.name(), second.waits()]).toEqual(['Rooms', false]);
    expect([others.name(), others.waits()]).toEqual(['Desks', true]);
  });

  it('ignores answers for a person who has signed out', async () => {
    const { company, name } = ownTab();
    const { until, go } = later();
    accepts({ changed: [head(2, 'Rooms')] }, until);
    const renamed = call('change_story_map_name', { containerId: 'm', name: 'Rooms' });
    await new Promise((resolve) => setTimeout(resolve));
    endSession();
    go();
    await renamed;
    expect(name()).toBe('Desks');
    expect(company.scope.versionOf('story_map', 'm')).toBe(1);
  });
});

describe('lists on the screen', () => {
  const key = callKey('story_map_list', { list_type: 'owner', page: 1 });

  it.each<[string, Partial<ChangeAnswer>, boolean]>([
    ['a map that was changed anywhere', { changed: [head(2, 'Rooms')] }, true],
    ['a map that was deleted anywhere', { removed: [{ type: 'story_map', id: 'm', version: 2 }] }, true],
    ['somebody who joined or left', { removed: [{ type: 'member', id: 'bob', version: 2 }] }, true],
    ['an Activity, which they count', { changed: [{ type: 'what', id: 'w', version: 2 }] }, true],
    ['a change that they do not show', { changed: [{ type: 'who', id: 'w', version: 2 }] }, false],
  ])('are read again after %s', async (_what, body, isReadAgain) => {
    const cache = createQueryClient();
    cache.setQueryData(key, 'a page');
    ends.push(refreshShiftedLists(cache));
    accepts(body);
    await call('delete_container', { containerId: 'm' });
    expect(cache.getQueryState(key)?.isInvalidated).toBe(isReadAgain);
    cache.clear();
  });
});
