import type { CallInput, CallName, CallOutput } from '#shared/contract/registry.ts';
import type { Planning } from './planning.ts';

/** The map of a world, with its owner's calls. */
type Filled = {
  call: <Name extends CallName>(name: Name, input: CallInput<Name>) => Promise<CallOutput<Name>>;
  canary: string;
  containerId: string;
  planning: Planning;
  editor: { uid: string };
};

/** The deleted entities of a world's map, each of which can be restored. */
export type Trash = {
  whatId: string;
  whoId: string;
  releaseId: string;
  epic: { releaseId: string; whatId: string; epicId: string };
  /** A map of the owner that the editor may also edit. */
  storyMapId: string;
  /** An initiative of the owner. */
  initiativeId: string;
};

/**
 * Deletes one entity of each kind from the map of a world, and a map and an initiative of its own. Their texts are one
 * word with the canary, so that a search for the canary alone does not find them.
 */
export async function fillTrash({ call, canary, containerId, planning, editor }: Filled): Promise<Trash> {
  const { id: whatId } = await call('add_what', { containerId, description: `Thrown${canary}`, level: 0 });
  const { id: whoId } = await call('add_who', { containerId, name: `Thrower${canary}` });
  const { id: releaseId } = await call('create_release', { containerId, name: `Dropped${canary}` });
  const place = { releaseId: planning.releases.open, whatId: planning.whatId };
  const epic = { type: 'free_text', text: `Torn${canary}` } as const;
  const { id: epicId } = await call('create_epic', { containerId, ...place, epic });
  await call('delete_what2', { containerId, whatId });
  await call('delete_who', { containerId, whoId });
  await call('delete_release', { containerId, releaseId });
  await call('delete_epic', { containerId, ...place, epicId });
  const { id: storyMapId } = await call('story_map_container_create', {
    name: `Discarded${canary}`,
    why: `Discarded${canary}`,
  });
  await call('add_member', { containerId: storyMapId, uid: editor.uid, role: 'editor' });
  await call('delete_container', { containerId: storyMapId });
  const { id: initiativeId } = await call('create_initiative', { name: `Dismissed${canary}` });
  await call('delete_initiative', { initiativeId });
  return { whatId, whoId, releaseId, epic: { ...place, epicId }, storyMapId, initiativeId };
}
