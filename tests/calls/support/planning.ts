import type { CallInput, CallName, CallOutput } from '#shared/contract/registry.ts';

/** The input of a plan: a user's map, with their calls. */
type Planner = {
  call: <Name extends CallName>(name: Name, input: CallInput<Name>) => Promise<CallOutput<Name>>;
  canary: string;
  containerId: string;
  whos: { customer: string };
  reference: { name: string; type: string };
  priorityId: string;
};

/**
 * The plans of a world. The Activity `planned` of the backbone is in three releases: in `open` with explore items and
 * epics, in `loose` with an unused explore item, and in `target` with nothing; `completed` is empty.
 */
export type Planning = {
  whatId: string;
  releases: { open: string; loose: string; target: string; completed: string };
  /**
   * Explore items of the Activity in `open`: `when` names an epic, `output` is unused. `loose` is the item in the
   * release of this name.
   */
  exploreObjects: { when: string; output: string; loose: string };
  /**
   * Epics of the Activity in `open`: `rich` has all kinds of contents, `plain` only a free text, `done` is completed.
   */
  epics: { rich: string; plain: string; done: string };
  scenarioId: string;
};

/** Creates the plans on the map of a world. */
export async function plan(world: Planner): Promise<Planning> {
  const { call, canary, containerId, whos, reference, priorityId } = world;
  const { id: whatId } = await call('add_what', { containerId, description: `Planned ${canary}`, level: 0 });
  const create = async (name: string, isHolding = true) => {
    const { id: releaseId } = await call('create_release', { containerId, name: `${name} ${canary}` });
    if (isHolding) await call('add_whats_to_release', { containerId, releaseId, whatIds: [whatId] });
    return releaseId;
  };
  const open = await create('Open');
  const loose = await create('Loose');
  const target = await create('Target');
  const completed = await create('Completed', false);
  await call('complete_release', { containerId, releaseId: completed });
  const place = { containerId, releaseId: open, whatId };
  const explore = async (releaseId: string, type: 'when' | 'data_output', name: string) =>
    (await call('add_explore_object', { ...place, releaseId, type, name: `${name} ${canary}` })).id;
  const exploreObjects = {
    when: await explore(open, 'when', 'Monday'),
    output: await explore(open, 'data_output', 'Bill'),
    loose: await explore(loose, 'when', 'Tuesday'),
  };
  const { id: rich } = await call('create_epic', {
    ...place,
    epic: { type: 'when', new: false, exploreObjectId: exploreObjects.when },
  });
  const write = async (text: string) =>
    (await call('create_epic', { ...place, epic: { type: 'free_text', text: `${text} ${canary}` } })).id;
  const epics = { rich, plain: await write('Plain'), done: await write('Done') };
  const epic = { ...place, epicId: rich };
  await call('change_epic_links', {
    ...epic,
    add: { explore_objects: [exploreObjects.when], whos: [whos.customer], referenceLinks: [reference] },
  });
  await call('change_epic_fields', {
    ...epic,
    fields: { priority: priorityId, cost: 3, size: 5, value: 8, primaryWho: whos.customer },
  });
  const { id: scenarioId } = await call('add_epic_scenario', {
    ...epic,
    who: whos.customer,
    when: exploreObjects.when,
    where: null,
    input: null,
    output: null,
  });
  await call('set_epic_notes', { ...epic, notes: `Notes ${canary}` });
  await call('complete_epic', { ...place, epicId: epics.done });
  return { whatId, releases: { open, loose, target, completed }, exploreObjects, epics, scenarioId };
}
