import type { Api } from './api.ts';
import { newColleague } from './members.ts';
import type { Person } from './people.ts';

type Fixtures = {
  newUser: () => Promise<{ person: Person; api: Api }>;
  register: (person: Person) => Promise<void>;
  apiAs: (person: Person) => Promise<Api>;
};

/** A user with two planned maps, and a colleague with a third one, which the user may not view. */
export async function planThreeMaps({ newUser, register, apiAs }: Fixtures) {
  const { person: ann, api } = await newUser();
  const desks = await planMap(api, 'Desks', 'Book a desk', 'Spring', 'Book for a week');
  await planMap(api, 'Rooms', 'Find a room', 'Summer', 'Rooms for guests');
  const bob = await newColleague(api, register, ann);
  const bobs = await apiAs(bob);
  const secret = await planMap(bobs, 'Secret', 'Book a desk', 'Hidden plan', 'Hidden epic');
  return { ann, api, desks, bob, bobs, secret };
}

/** A map with an Activity of the company, and a release of it with an epic. @returns the ids of all but the epic */
export async function planMap(
  api: Api,
  name: string,
  what: string,
  release: string,
  epic: string,
): Promise<{ containerId: string; whatId: string; releaseId: string }> {
  const { id: containerId } = await api.call('story_map_container_create', { name, why: 'A desk for each' });
  const { id: whatId } = await api.call('add_what', { containerId, description: what, level: 0 });
  return { containerId, whatId, releaseId: await planRelease(api, { containerId, whatId }, release, epic) };
}

/** A release of a map with an epic of one of its Activities. @returns its id */
export async function planRelease(
  api: Api,
  { containerId, whatId }: { containerId: string; whatId: string },
  name: string,
  epic: string,
): Promise<string> {
  const { id: releaseId } = await api.call('create_release', { containerId, name });
  await api.call('add_whats_to_release', { containerId, releaseId, whatIds: [whatId] });
  await api.call('create_epic', { containerId, releaseId, whatId, epic: { type: 'free_text', text: epic } });
  return releaseId;
}

/** Adds releases to an initiative whose owner makes the sender of them a member first. */
export async function bringReleases(
  owner: Api,
  member: Api,
  email: string,
  initiativeId: string,
  ...releases: readonly { containerId: string; releaseId: string }[]
): Promise<void> {
  const { docs } = await owner.call('company_users', {});
  const uid = docs.find((user) => user.email === email)?.uid;
  if (uid === undefined) throw new Error(`${email} is nobody of the company`);
  await owner.call('add_initiative_member', { initiativeId, uid });
  await member.call('add_releases_to_initiative', {
    initiativeId,
    releases: releases.map(({ containerId, releaseId }) => ({ containerId, releaseId })),
  });
}
