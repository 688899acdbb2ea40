import type { LocalStack } from '#infra/local/stack.ts';
import { initiativeEntity, type InitiativeItem } from '#lambdas/entities/initiative/initiative.ts';
import { storyMapEntity, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { change } from '#lambdas/store/steps.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import type { MapRole, Person } from '#shared/rules/people/permissions.ts';
import { grant } from './roles.ts';
import { signUp, type Somebody, type World } from './world.ts';

/** A user of a company, as the permission table sees them, with their role on the map of their own company. */
export type Actor = { role: string; somebody: Somebody; person: Person; mapRole: MapRole };

/** All users with access to the application that the permission table could distinguish. */
export async function castOf(stack: LocalStack, world: World): Promise<Actor[]> {
  const company = companyOfEmail(world.owner.email);
  if (company === undefined) throw new Error(`${world.domain} is no company`);
  const join = async (name: string) => {
    await world.call('add_registered_email', { email: `${name}@${world.domain}` });
    return signUp(stack, `${name}@${world.domain}`, `${name} ${world.canary}`);
  };
  const [keeper, admin, globalViewer] = await Promise.all([join('keeper'), join('admin'), join('global')]);
  await grant(world, admin, { admin: true });
  await grant(world, globalViewer, { globalStoryMapViewer: true });
  // The first user of a company is its super admin, so the map and the initiative need an owner without another role.
  await giveAway(world, keeper);

  const actor = (role: string, somebody: Somebody, mapRole: MapRole, more: Partial<Person> = {}): Actor => ({
    role,
    somebody,
    mapRole,
    person: {
      uid: somebody.uid,
      email: somebody.email,
      company,
      active: true,
      admin: false,
      superAdmin: false,
      globalStoryMapViewer: false,
      ...more,
    },
  });
  return [
    actor('nobody in particular', world.colleague, 'none'),
    actor('viewer', world.viewer, 'viewer'),
    actor('editor', world.editor, 'editor'),
    actor('owner', keeper, 'owner'),
    actor('global viewer', globalViewer, 'none', { globalStoryMapViewer: true }),
    actor('admin', admin, 'none', { admin: true }),
    actor('super admin', world.owner, 'none', { superAdmin: true }),
  ];
}

/** Makes a user the owner of the world's map and initiative only. */
async function giveAway(world: World, { uid }: Somebody): Promise<void> {
  const company = companyOfEmail(world.owner.email);
  if (company === undefined) throw new Error(`${world.domain} is no company`);
  const { reader, writer } = companyStore(company);
  const [head, initiative] = await reader.get<[StoryMapHead, InitiativeItem]>([
    rowKeys.storyMap(reader.keys, world.containerId),
    rowKeys.initiative(reader.keys, world.initiative.id),
  ]);
  if (head === undefined || initiative === undefined) throw new Error('there is no such map or initiative');
  await writer({ uid: world.owner.uid, tab: null, call: 'test' }).commit('company', [
    change(storyMapEntity, head, { owner: uid }),
    change(initiativeEntity, initiative, { owner: uid }),
  ]);
}
