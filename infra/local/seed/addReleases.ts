import type { CallOutput } from '#shared/contract/registry.ts';
import { EXPLORE_TYPES } from '#shared/model/epic/epic.ts';
import type { EpicCreation } from '#shared/model/epic/epicCreation.ts';
import { idIn } from './addDetails.ts';
import type { FrameIds } from './addFrame.ts';
import type { Caller } from './callAs.ts';
import type { DemoEpic, DemoRelease, DemoReleaseWhat } from './types.ts';

/** A map with its Activities and Whos, for creating its releases. */
type Planned = {
  readonly call: Caller;
  readonly containerId: string;
  readonly releases: readonly DemoRelease[];
  readonly settings: CallOutput<'company_settings'>;
  readonly frame: FrameIds;
};

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Creates the releases of a map with their epics, one after another, as people would. */
export async function addReleases({ call, containerId, releases, settings, frame }: Planned): Promise<void> {
  if (releases.length === 0) return;
  const { whats, whos } = await call('get_container', { containerId });
  const ids = {
    whats: new Map(whats.map(({ description, id }) => [description, id])),
    whos: new Map(whos.map(({ name, id }) => [name, id])),
    priorities: new Map(settings.priorities.map(({ name, id }) => [name, id])),
  };
  const today = Math.floor(Date.now() / DAY_MS);
  for (const { name, from, to, completed, objectives = [], problems = [], whats: held } of releases) {
    const { id: releaseId } = await call('create_release', { containerId, name });
    const about = { containerId, releaseId };
    await call('set_release_period', { ...about, start: (today + from) * DAY_MS, end: (today + to) * DAY_MS });
    await call('add_whats_to_release', { ...about, whatIds: held.map(({ text }) => idIn(ids.whats, text)) });
    for (const what of held) await explore(call, { ...about, whatId: idIn(ids.whats, what.text) }, what, ids);
    for (const objective of objectives)
      await call('add_objective_to_release', { ...about, objectiveId: idIn(frame.objectives, objective) });
    for (const problem of problems)
      await call('add_problem_to_release', { ...about, problemId: idIn(frame.problems, problem) });
    if (completed) await call('complete_release', about);
  }
}

type Ids = Readonly<Record<'whats' | 'whos' | 'priorities', ReadonlyMap<string, string>>>;
type Place = { containerId: string; releaseId: string; whatId: string };

async function explore(call: Caller, place: Place, { explore: items = {}, epics }: DemoReleaseWhat, ids: Ids) {
  const itemIds = new Map<string, string>();
  for (const type of EXPLORE_TYPES)
    for (const name of items[type] ?? [])
      itemIds.set(name, (await call('add_explore_object', { ...place, type, name })).id);
  for (const epic of epics) await addEpic(call, place, epic, { ...ids, items: itemIds });
}

async function addEpic(
  call: Caller,
  place: Place,
  demo: DemoEpic,
  ids: Ids & { items: ReadonlyMap<string, string> },
): Promise<void> {
  const { priority, value = null, size = null, cost = null, who, output, scenarios = [], done = false } = demo;
  const { id: epicId } = await call('create_epic', { ...place, epic: creationOf(demo, ids) });
  const about = { ...place, epicId };
  const idOf = (known: ReadonlyMap<string, string>, name: string | undefined) =>
    name === undefined ? null : idIn(known, name);
  await call('change_epic_fields', {
    ...about,
    fields: {
      priority: idIn(ids.priorities, priority),
      value,
      size,
      cost,
      primaryWho: idOf(ids.whos, who),
      primaryOutput: idOf(ids.items, output),
    },
  });
  for (const scenario of scenarios) {
    await call('add_epic_scenario', {
      ...about,
      who: idOf(ids.whos, scenario.who),
      when: idOf(ids.items, scenario.when),
      where: null,
      input: idOf(ids.items, scenario.input),
      output: idOf(ids.items, scenario.output),
    });
  }
  if (done) await call('complete_epic', about);
}

function creationOf(
  { name, item, who = '' }: DemoEpic,
  ids: Ids & { items: ReadonlyMap<string, string> },
): EpicCreation {
  if (name !== undefined) return { type: 'free_text', text: name };
  if (item === undefined) return { type: 'who', whoId: idIn(ids.whos, who) };
  const [type, itemName] = item;
  return { type, new: false, exploreObjectId: idIn(ids.items, itemName) };
}
