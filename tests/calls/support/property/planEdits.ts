import type { CallName } from '#shared/contract/registry.ts';
import { EPIC_TYPES, EXPLORE_TYPES } from '#shared/model/epic/epic.ts';
import { pick } from '../badInput.ts';
import type { Answer } from '../caller.ts';
import type { SmallWorld } from '../smallWorld.ts';
import type { Edit, Entity } from './edits.ts';

type Fields = Entity & Readonly<Record<string, unknown>>;

/**
 * The editors' knowledge of a plan, from answers: the newest state of each entity by type, without the removed ones.
 */
export type PlanKnowledge = {
  entities: Map<string, Map<string, Fields>>;
  /** The newest acknowledged version of each entity, which must exist in the end. */
  acknowledged: Map<string, Entity & { isGone: boolean }>;
  priorities: readonly string[];
};

/** The expected refusals of simultaneous edits of releases and their contents. */
export const EXPECTED_PLAN_REFUSALS = [
  'release-does-not-exist',
  'release-completed',
  'same-release',
  'release-what-level-mix',
  'what-does-not-exist',
  'what-not-in-release',
  'parent-does-not-exist',
  'parent-has-children',
  'own-parent',
  'level-mix',
  'who-does-not-exist',
  'explore-information-exists',
  'explore-object-exists',
  'explore-object-does-not-exist',
  'explore-object-used',
  'epic-does-not-exist',
  'epic-completed',
  'epic-without-name',
  'epic-name-object-exists',
  'epic-full',
  'scenario-does-not-exist',
  'scenario-exists',
  'priority-does-not-exist',
];

/** Applies an answer, as a screen does: the higher version wins. */
export function learnPlan({ entities, acknowledged }: PlanKnowledge, { body }: Answer): void {
  const enter = (entity: Fields, isGone: boolean) => {
    const name = `${entity.type} ${entity.id}`;
    if ((acknowledged.get(name)?.version ?? 0) >= entity.version) return;
    acknowledged.set(name, { type: entity.type, id: entity.id, version: entity.version, isGone });
    const ofType = entities.get(entity.type) ?? new Map<string, Fields>();
    entities.set(entity.type, ofType);
    if (isGone) ofType.delete(entity.id);
    else ofType.set(entity.id, { ...ofType.get(entity.id), ...entity });
  };
  for (const entity of (body['changed'] ?? []) as Fields[]) enter(entity, false);
  for (const entity of (body['removed'] ?? []) as Fields[]) enter(entity, true);
}

const NOBODY = '0'.repeat(20);
const all = ({ entities }: PlanKnowledge, type: string) => [...(entities.get(type)?.values() ?? [])];
const idOf = (entity: Fields | undefined) => entity?.id ?? NOBODY;
const textOf = (entity: Fields | undefined, field: 'releaseId' | 'whatId') => {
  const text = entity?.[field];
  return typeof text === 'string' ? text : NOBODY;
};

/** A random edit by an editor with the current knowledge, mostly of the contents of releases. */
export function nextPlanEdit({ containerId }: SmallWorld, known: PlanKnowledge, random: () => number): Edit {
  const [releases, whats, parts] = [all(known, 'release'), all(known, 'what'), all(known, 'release_what')];
  if (releases.length < 3) return { name: 'create_release', input: { containerId, name: named('Release', random) } };
  if (parts.length < 3) return editOfReleases(containerId, known, random);
  const chance = random();
  if (chance < 0.22) return editOfReleases(containerId, known, random);
  if (chance < 0.3) return editOfMap(containerId, whats, known, random);
  const part = pick(parts, random);
  const place = { containerId, releaseId: textOf(part, 'releaseId'), whatId: textOf(part, 'whatId') };
  return chance < 0.48 ? editOfItems(place, known, random) : editOfEpics(place, known, random);
}

/** Few names, so that editors race for them. */
const named = (what: string, random: () => number) => `${what} ${Math.floor(random() * 12)}`;

function editOfReleases(containerId: string, known: PlanKnowledge, random: () => number): Edit {
  const [releases, whats] = [all(known, 'release'), all(known, 'what')];
  const [releaseId, other] = [idOf(pick(releases, random)), idOf(pick(releases, random))];
  const whatId = idOf(pick(whats, random));
  const at = { containerId, releaseId };
  const chance = random();
  if (chance < 0.08) return { name: 'create_release', input: { containerId, name: named('Release', random) } };
  if (chance < 0.14) return { name: 'change_release_name', input: { ...at, name: named('Release', random) } };
  if (chance < 0.2) return { name: 'complete_release', input: at };
  if (chance < 0.32) return { name: 'uncomplete_release', input: at };
  if (chance < 0.36) return { name: 'delete_release', input: at };
  if (chance < 0.7) {
    const level = random() < 0.6 ? 0 : 1;
    const some = whats.filter((what) => what['level'] === level).slice(0, 1 + Math.floor(random() * 4));
    return { name: 'add_whats_to_release', input: { ...at, whatIds: some.length > 0 ? some.map(idOf) : [whatId] } };
  }
  if (chance < 0.85) return { name: 'remove_whats_from_release', input: { ...at, whatIds: [whatId] } };
  return {
    name: 'move_what_to_release',
    input: { containerId, whatId, releaseIdCurrent: releaseId, releaseIdDestination: other },
  };
}

/** Edits of the map that releases must follow. */
function editOfMap(containerId: string, whats: readonly Fields[], known: PlanKnowledge, random: () => number): Edit {
  const [whatId, backbone] = [
    idOf(pick(whats, random)),
    idOf(
      pick(
        whats.filter(({ level }) => level === 0),
        random,
      ),
    ),
  ];
  const chance = random();
  if (chance < 0.4 || whats.length < 6) {
    const under = random() < 0.6 ? { level: 1, parentId: backbone } : { level: 0, parentId: null };
    return { name: 'add_what', input: { containerId, description: named('Activity', random), ...under } };
  }
  if (chance < 0.7) return { name: 'move_what', input: { containerId, whatId, newParentId: backbone, newOrder: 0 } };
  if (chance < 0.85) return { name: 'delete_what2', input: { containerId, whatId } };
  if (chance < 0.93)
    return { name: 'add_who', input: { containerId, name: named('Who', random), group: null, category: null } };
  return { name: 'delete_who', input: { containerId, whoId: idOf(pick(all(known, 'who'), random)) } };
}

type Place = { containerId: string; releaseId: string; whatId: string };
const isAt =
  ({ releaseId, whatId }: Place) =>
  (entity: Fields) =>
    entity['releaseId'] === releaseId && entity['whatId'] === whatId;

function editOfItems(place: Place, known: PlanKnowledge, random: () => number): Edit {
  const item = idOf(pick(all(known, 'explore_object').filter(isAt(place)), random));
  const chance = random();
  if (chance < 0.5 || item === NOBODY)
    return {
      name: 'add_explore_object',
      input: { ...place, type: pick(EXPLORE_TYPES, random), name: named('Item', random) },
    };
  if (chance < 0.75)
    return { name: 'rename_explore_object', input: { ...place, exploreObjectId: item, name: named('Item', random) } };
  if (chance < 0.97) return { name: 'remove_explore_object', input: { ...place, exploreObjectId: item } };
  return { name: 'delete_explore_information', input: place };
}

function editOfEpics(place: Place, known: PlanKnowledge, random: () => number): Edit {
  const epics = all(known, 'epic').filter(isAt(place));
  const epic = pick(epics, random);
  if (epic === undefined || (epics.length < 8 && random() < 0.3))
    return { name: 'create_epic', input: { ...place, epic: nameOfEpic(place, known, random) } };
  const about = { ...place, epicId: epic.id };
  const target = idOf(pick(all(known, 'release'), random));
  const edits: readonly (() => Edit)[] = [
    () => ({ name: 'complete_epic', input: about }),
    () => ({ name: 'uncomplete_epic', input: about }),
    () => ({ name: 'delete_epic', input: about }),
    () => ({
      name: 'change_epic_name',
      input: { ...about, epic: random() < 0.2 ? null : nameOfEpic(place, known, random) },
    }),
    () => carry('copy_epic', about, target),
    () => carry('move_epic', about, target),
    () => carry('move_epic', about, target),
    () => ({ name: 'set_epic_notes', input: { ...about, notes: named('Notes', random) } }),
    () => ({ name: 'change_epic_fields', input: { ...about, fields: fieldsOf(place, known, random) } }),
    () => ({ name: 'change_epic_fields', input: { ...about, fields: fieldsOf(place, known, random) } }),
    () => ({ name: 'change_epic_links', input: { ...about, ...linksOf(place, known, random) } }),
    () => ({ name: 'change_epic_links', input: { ...about, ...linksOf(place, known, random) } }),
    () => ({ name: 'add_epic_scenario', input: { ...about, ...scenarioOf(place, known, random) } }),
    () => ({ name: 'add_epic_scenario', input: { ...about, ...scenarioOf(place, known, random) } }),
    () => {
      const scenarios = (epic['scenarios'] ?? []) as { id: string }[];
      return {
        name: 'remove_epic_scenario',
        input: { ...about, scenarioId: pick(scenarios, random)?.id ?? NOBODY },
      };
    },
  ];
  return (pick(edits, random) ?? (() => ({ name: 'delete_epic', input: about })))();
}

function carry(name: CallName & ('copy_epic' | 'move_epic'), about: Place & { epicId: string }, target: string): Edit {
  const { containerId, releaseId, whatId, epicId } = about;
  const input =
    name === 'copy_epic'
      ? { whatId, releaseIdCurrent: releaseId, containerId, releaseIdDestination: target, epicId }
      : {
          whatId,
          epicId,
          current: { containerId, releaseId },
          destination: { containerId, releaseId: target },
        };
  return { name, input };
}

const itemAt = (place: Place, known: PlanKnowledge, random: () => number, type?: string) =>
  pick(
    all(known, 'explore_object').filter(
      (item) => isAt(place)(item) && (type ?? item['exploreType']) === item['exploreType'],
    ),
    random,
  )?.id;
const whoOf = (known: PlanKnowledge, random: () => number) => idOf(pick(all(known, 'who'), random));

function nameOfEpic(place: Place, known: PlanKnowledge, random: () => number): Record<string, unknown> {
  const type = pick(EPIC_TYPES, random) ?? 'free_text';
  if (type === 'free_text') return { type, text: named('Epic', random) };
  if (type === 'who') return { type, whoId: whoOf(known, random) };
  const item = itemAt(place, known, random, type);
  return item === undefined || random() < 0.4
    ? { type, new: true, exploreObjectName: named('Item', random) }
    : { type, new: false, exploreObjectId: item };
}

function fieldsOf(place: Place, known: PlanKnowledge, random: () => number): Record<string, unknown> {
  const number = () => (random() < 0.3 ? null : Math.floor(random() * 20));
  const chance = random();
  if (chance < 0.2) return { primaryWho: whoOf(known, random) };
  if (chance < 0.4) return { primaryOutput: itemAt(place, known, random, 'data_output') ?? null };
  if (chance < 0.5) return { priority: pick(known.priorities, random) ?? null };
  return { cost: number(), ...(random() < 0.5 && { size: number() }), ...(random() < 0.5 && { value: number() }) };
}

function linksOf(place: Place, known: PlanKnowledge, random: () => number): Record<string, unknown> {
  const item = itemAt(place, known, random);
  const links = random() < 0.3 || item === undefined ? { whos: [whoOf(known, random)] } : { explore_objects: [item] };
  return random() < 0.65 ? { add: links } : { remove: links };
}

function scenarioOf(place: Place, known: PlanKnowledge, random: () => number): Record<string, unknown> {
  const part = (type: string) => (random() < 0.5 ? null : (itemAt(place, known, random, type) ?? null));
  return {
    who: whoOf(known, random),
    when: part('when'),
    where: part('where'),
    input: part('data_input'),
    output: part('data_output'),
  };
}
