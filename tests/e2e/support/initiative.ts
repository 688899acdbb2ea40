import type { Api } from './api.ts';

/** A map with an Activity of the company, and a release of it with an epic. @returns the ids of both */
export async function planMap(
  api: Api,
  name: string,
  what: string,
  release: string,
  epic: string,
): Promise<{ containerId: string; releaseId: string }> {
  const { id: containerId } = await api.call('story_map_container_create', { name, why: 'A desk for each' });
  const { id: whatId } = await api.call('add_what', { containerId, description: what, level: 0 });
  const { id: releaseId } = await api.call('create_release', { containerId, name: release });
  await api.call('add_whats_to_release', { containerId, releaseId, whatIds: [whatId] });
  await api.call('create_epic', { containerId, releaseId, whatId, epic: { type: 'free_text', text: epic } });
  return { containerId, releaseId };
}

/** Adds a release to an initiative whose owner makes the sender of it a member first. */
export async function bringRelease(
  owner: Api,
  member: Api,
  email: string,
  initiativeId: string,
  release: { containerId: string; releaseId: string },
): Promise<void> {
  const { docs } = await owner.call('company_users', {});
  const uid = docs.find((user) => user.email === email)?.uid;
  if (uid === undefined) throw new Error(`${email} is nobody of the company`);
  await owner.call('add_initiative_member', { initiativeId, uid });
  await member.call('add_releases_to_initiative', { initiativeId, releases: [release] });
}
