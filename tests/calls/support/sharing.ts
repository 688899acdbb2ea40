import { expect } from 'vitest';
import { createPerson } from '#lambdas/entities/people/access.ts';
import { createAccessRequest } from '#lambdas/entities/story_map/accessRequest.ts';
import type { StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { newId } from '#shared/model/ids.ts';
import type { AccessRequest } from '#shared/model/people/accessRequest.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import type { SmallWorld, Somebody } from './smallWorld.ts';
import { tableOf } from './table.ts';
import { withLists } from './withLists.ts';

/** A new map of a user, by default of the world's owner. @returns its id */
export async function newMap(world: SmallWorld, name = 'To share', as: Somebody = world.owner): Promise<string> {
  return (await world.call('story_map_container_create', { name, why: 'To try sharing' }, as)).id;
}

/** The access requests waiting for a user. */
export async function inboxOf(world: SmallWorld, owner: Somebody): Promise<AccessRequest[]> {
  return (await world.call('access_requests', {}, owner)).docs;
}

/** The lists of a user that contain a map. */
export async function listsOf(world: SmallWorld, containerId: string, somebody: Somebody): Promise<string[]> {
  const keys = [...(await tableOf(world.stack, world.domain)).keys()];
  return keys.flatMap((key) => {
    const [, uid, role] = /#USER#(\w+)\nmap#(\w+)#\d+#/.exec(key) ?? [];
    return uid === somebody.uid && role !== undefined && key.endsWith(`#${containerId}`) ? [role] : [];
  });
}

/** The role of a user is the same in the map's lists and in their own, and there is only one (rule share.2). */
export async function expectOneList(world: SmallWorld, containerId: string, somebody: Somebody): Promise<void> {
  const board = withLists(await world.call('get_container', { containerId }, somebody));
  const inMap = [
    ...(board.owner === somebody.uid ? ['owner'] : []),
    ...(board.members_edit.includes(somebody.uid) ? ['editor'] : []),
    ...(board.members_view.includes(somebody.uid) ? ['viewer'] : []),
  ];
  expect(inMap).toEqual([board.role]);
  expect(await listsOf(world, containerId, somebody)).toEqual(inMap);
}

/** Creates access requests by users who never signed up, one millisecond apart. */
export async function askWithoutAccount(world: SmallWorld, containerId: string, count: number): Promise<void> {
  const company = companyOfEmail(world.owner.email);
  if (company === undefined) throw new Error(`${world.domain} is no company`);
  const { reader, writer } = companyStore(company);
  const start = Date.now();
  for (let i = 0; i < count; i += 1) {
    const [head] = await reader.get<[StoryMapHead]>([rowKeys.storyMap(reader.keys, containerId)]);
    if (head === undefined) throw new Error('there is no such map');
    const asker = { uid: newId(), email: `asker${i}@${world.domain}` };
    const steps = [
      ...createPerson(reader.keys, { ...asker, active: true, superAdmin: false, sub: null, username: null }),
      ...createAccessRequest(reader.keys, head, asker, 'view', { former: undefined, date: start + i }),
    ];
    await writer({ uid: asker.uid, tab: null, call: 'test' }).commit({ storyMap: containerId }, steps);
  }
}
