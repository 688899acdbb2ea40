import type { Running } from '#infra/local/running.ts';
import type { LocalStack } from '#infra/local/stack.ts';
import { addMember, createStoryMap } from '#lambdas/entities/story_map/storyMap.ts';
import { isCreation } from '#lambdas/store/steps.ts';
import { newId } from '#shared/model/ids.ts';
import { type Across, addAcross } from './across.ts';
import { comment, type Talk } from './comments.ts';
import { addExport } from './finishedExport.ts';
import { type Frame, frame } from './frame.ts';
import { addInitiative, type Initiative } from './initiative.ts';
import { addIntegration, type Connected, type Reaching } from './integration.ts';
import { openRequest } from './openRequests.ts';
import { addOtherSignIn } from './otherSignIn.ts';
import { plan, type Planning } from './planning.ts';
import { type SmallWorld, type Somebody, startWorld, storeOf } from './smallWorld.ts';
import { fillTrash, type Trash } from './trash.ts';
import { useOnAnotherMap } from './useOnAnotherMap.ts';

export { PASSWORD, share, signUp, type Somebody } from './smallWorld.ts';

/** A small world with one of everything else in its company. The colleague has requested to view its map. */
export type World<Stack extends Running = LocalStack> = SmallWorld<Stack> & {
  /** The id of another account with which the owner signs in. */
  otherSignIn: string;
  /**
   * Maps of the owner that the editor may also edit and that no list shows: one without a link, one that `sibling` is
   * linked to.
   */
  spareMaps: { free: string; linked: string };
  /** A map of the colleague that the editor may also edit; the owner is not a member. */
  foreignMapId: string;
  /** The references of the Activity `child`. */
  reference: { name: string; type: string };
  /** Releases of the map, with their contents. */
  planning: Planning;
  /** Its comments. */
  talk: Talk;
  /** An epic that can go to another story map. */
  across: Across;
  /** Its objectives, problems and benefits. */
  frame: Frame;
  /**
   * Requests for other names of Whos on maps of their own: made by the owner, awaiting the owner and the editor, and
   * one that the colleague has escalated.
   */
  changeRequests: { own: string; awaiting: string; escalated: string };
  /** What was deleted from the map, one of each kind, and a deleted map. */
  trash: Trash;
  /** An initiative of the owner that the editor may edit too. */
  initiative: Initiative;
  /** Its connection with a Jira. */
  integration: Connected;
  /** The latest export of the company's data, finished, with one file. */
  exportId: string;
  /** The id of a change of the owner on the map `spareMaps.free`, which nobody has undone. */
  ownChange: string;
};

/** Creates a map that an editor may also edit, without the entries in any list. */
async function addSpareMap(domain: string, name: string, owner: Somebody, editor: Somebody): Promise<string> {
  const { reader, writer } = storeOf(domain);
  const id = newId();
  const head = { id, name, why: name, owner: owner.uid, createdAt: Date.now() };
  const steps = [createStoryMap(reader.keys, head), addMember(reader.keys, head.id, editor.uid, 'editor')];
  await writer({ uid: owner.uid, tab: null, call: 'test' }).commit({ storyMap: id }, steps.filter(isCreation));
  return id;
}

/** Two maps that share three Whos, with a change request for each. */
async function askForNames(
  company: Pick<World, 'call' | 'domain' | 'canary' | 'owner' | 'editor' | 'colleague'>,
): Promise<World['changeRequests']> {
  const { call, domain, canary, owner, editor, colleague } = company;
  const [ours, theirs] = await Promise.all([
    addSpareMap(domain, `Ours${canary}`, owner, editor),
    addSpareMap(domain, `Theirs${canary}`, colleague, editor),
  ]);
  const ask = async (name: string, isOurs: boolean, escalated = false) => {
    const oldText = `${name}${canary}`;
    const { id: whoId } = await call('add_who', { containerId: ours, name: oldText });
    await call('add_who', { containerId: theirs, name: oldText }, colleague);
    const [asks, asked] = isOurs ? [owner, colleague] : [colleague, owner];
    const people = [asked.uid, editor.uid];
    const maps = isOurs ? { containerId: ours, askedMapId: theirs } : { containerId: theirs, askedMapId: ours };
    return openRequest(
      domain,
      { ...maps, owner: asks.uid, kind: 'who', objectId: whoId, oldText, newText: `Other${oldText}`, people },
      escalated,
    );
  };
  return {
    own: await ask('Asked', true),
    awaiting: await ask('Awaited', false),
    escalated: await ask('Escalated', false, true),
  };
}

/** Creates a world in the stack, and waits until its stream consumers, if any, have caught up. */
export async function createWorld<Stack extends Running & Partial<Pick<LocalStack, 'stream'>> & Reaching>(
  stack: Stack,
): Promise<World<Stack>> {
  const small = await startWorld(stack);
  const { call, canary, domain, owner, editor, colleague, containerId, priorityId, whats, whos } = small;
  // One word with the canary, so that a search for the canary alone does not find these maps.
  const [free, linked] = await Promise.all(
    ['Free', 'Linked'].map((name) => addSpareMap(domain, `${name}${canary}`, owner, editor)),
  );
  const spareMaps = { free: free ?? '', linked: linked ?? '' };
  const foreignMapId = await addSpareMap(domain, `Foreign${canary}`, colleague, editor);
  await call('request_container_access', { containerId, access_type: 'view' }, colleague);
  await call('link_story_map', { containerId, whatId: whats.sibling, childContainerId: spareMaps.linked });
  await useOnAnotherMap(owner.email, spareMaps.linked, whats.sibling);
  const reference = { name: `Handbook ${canary}`, type: small.referenceTypeId };
  await call('add_what_reference_link', { containerId, whatId: whats.child, ...reference });
  const planning = await plan({ call, canary, containerId, whos, reference, priorityId });
  const talk = await comment({ call, canary, containerId, whats });
  const across = await addAcross({ call, canary, containerId, whats, whos, spareMaps });
  const { open: releaseId } = planning.releases;
  const framed = await frame({ call, canary, containerId, otherMapId: spareMaps.free, releaseId });
  const changeRequests = await askForNames({ call, domain, canary, owner, editor, colleague });
  const trash = await fillTrash({ call, canary, containerId, planning, editor });
  const otherSignIn = await addOtherSignIn(owner);
  const initiative = await addInitiative({ call, canary, editor, containerId, planning, whats });
  const integration = await addIntegration({ call, canary, domain, containerId, planning, stack });
  const exportId = await addExport(domain, owner.uid);
  const { change } = await call('change_story_map_why', { containerId: spareMaps.free, why: `Why ${canary}` });
  await call('star_story_map', { containerId: spareMaps.free, starred: true });
  await stack.stream?.settled(); // As in `createSmallWorld`.
  return {
    ...small,
    otherSignIn,
    spareMaps,
    foreignMapId,
    reference,
    planning,
    talk,
    across,
    frame: framed,
    changeRequests,
    trash,
    initiative,
    integration,
    exportId,
    ownChange: change ?? '',
  };
}
