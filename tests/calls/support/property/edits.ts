import type { CallName } from '#shared/contract/registry.ts';
import type { What } from '#shared/model/what/what.ts';
import { pick } from '../badInput.ts';
import type { Answer } from '../caller.ts';
import type { SmallWorld } from '../smallWorld.ts';

/** An entity in an answer. */
export type Entity = { type: string; id: string; version: number };
export type Edit = { name: CallName; input: Record<string, unknown> };

/**
 * The editors' knowledge of the map: all additions and moves so far, from answers. Like a screen, it is often out of
 * date.
 */
export type Knowledge = {
  whats: Map<string, What>;
  whos: string[];
  groups: (string | null)[];
  /** Ids of groups and categories. */
  labels: string[];
  /** The newest acknowledged version of each entity of the map, which must exist in the end. */
  acknowledged: Map<string, Entity & { isGone: boolean }>;
};

/**
 * The expected refusals of simultaneous edits: the entity is gone, is already linked, or the place no longer exists.
 */
export const EXPECTED_REFUSALS = [
  'what-does-not-exist',
  'parent-does-not-exist',
  'parent-has-children',
  'level-mix',
  'own-parent',
  'who-does-not-exist',
  'link-does-not-exist',
  'label-does-not-exist',
  'label-taken',
  'already-linked',
  'release-what-level-mix',
  'explore-information-exists',
  'own-link',
];

/** Applies an answer about the map, as a screen does: the higher version wins. */
export function learn({ whats, whos, labels, acknowledged }: Knowledge, { body }: Answer): void {
  const enter = (entity: Entity, isGone: boolean) => {
    if ((acknowledged.get(entity.id)?.version ?? 0) >= entity.version) return;
    acknowledged.set(entity.id, { ...entity, isGone });
    if (entity.type === 'who' && !whos.includes(entity.id)) whos.push(entity.id);
    if (entity.type.startsWith('who_') && entity.type !== 'who_who_link' && !labels.includes(entity.id))
      labels.push(entity.id);
    if (entity.type !== 'what') return;
    if (isGone) whats.delete(entity.id);
    else whats.set(entity.id, entity as Entity & What);
  };
  for (const entity of (body['changed'] ?? []) as Entity[]) enter(entity, false);
  for (const entity of (body['removed'] ?? []) as Entity[]) enter(entity, true);
}

/** A random edit by an editor with the current knowledge. Half are of Activities, half of Whos and links. */
export function nextEdit(world: SmallWorld, elsewhere: string, known: Knowledge, random: () => number): Edit {
  return random() < 0.5 ? editOfWhats(world, known, random) : editOfWhos(world, elsewhere, known, random);
}

function editOfWhats({ containerId }: SmallWorld, known: Knowledge, random: () => number): Edit {
  const whats = [...known.whats.values()];
  if (whats.length < 6)
    return { name: 'add_what', input: { containerId, description: `Idea ${Math.floor(random() * 1e6)}`, level: 0 } };
  const somewhere = pick(whats, random);
  const parent = random() < 0.4 ? null : pick(whats, random).id;
  const siblings = whats.filter((what) => what.parentId === parent).sort((a, b) => (a.orderKey < b.orderKey ? -1 : 1));
  const at = Math.floor(random() * (siblings.length + 1));
  const named = { afterWhatId: siblings[at - 1]?.id ?? null, beforeWhatId: siblings[at]?.id ?? null };
  const place = random() < 0.8 ? { ...named, newOrder: at } : { newOrder: at };
  const chance = random();
  if (chance < 0.35) {
    // Sometimes two editors add the same text, so that they also race for texts.
    const description =
      random() < 0.2 ? `Shared idea ${Math.floor(random() * 10)}` : `Idea ${Math.floor(random() * 1e6)}`;
    return {
      name: 'add_what',
      input: {
        containerId,
        description,
        level: parent === null ? 0 : 1,
        parentId: parent,
        ...(random() < 0.8 ? named : {}),
      },
    };
  }
  if (chance < 0.75)
    return { name: 'move_what', input: { containerId, whatId: somewhere.id, newParentId: parent, ...place } };
  if (chance < 0.85) return { name: 'update_what_order', input: { containerId, whatId: somewhere.id, ...place } };
  if (chance < 0.92)
    return {
      name: 'set_rank',
      input: { containerId, whatId: somewhere.id, newRank: random() < 0.3 ? null : 1 + Math.floor(random() * 5) },
    };
  return { name: 'delete_what2', input: { containerId, whatId: somewhere.id } };
}

function editOfWhos(
  { containerId: mapId, linkTypes }: SmallWorld,
  elsewhere: string,
  { whos, whats, groups, labels }: Knowledge,
  random: () => number,
): Edit {
  // Sometimes uses the other map, so that Whos and pairs are shared while both change.
  const containerId = random() < 0.85 ? mapId : elsewhere;
  const name = `Who ${Math.floor(random() * 25)}`;
  const [group, newGroup] = [pick(groups, random), pick(groups, random)];
  const pair = { whoId: pick(whos, random), otherWhoId: pick(whos, random) };
  const link = { whatId: pick([...whats.keys()], random) ?? '0'.repeat(20), whoId: pair.whoId };
  const [ofWhat, ofWhos] = [pick(linkTypes.whatWho, random), pick(linkTypes.whoWho, random)];
  const chance = random();
  if (chance < 0.25) return { name: 'add_who', input: { containerId, name, group, category: newGroup } };
  if (chance < 0.31) return { name: 'delete_who', input: { containerId, whoId: pair.whoId } };
  if (chance < 0.4)
    return {
      name: 'change_who',
      input: { containerId, whoId: pair.whoId, group, ...(random() < 0.5 && { category: newGroup }) },
    };
  if (chance < 0.48) return editOfLabels(containerId, { groups, labels }, random);
  if (chance < 0.6)
    return {
      name: 'add_what_who_links',
      input: { containerId, whatId: link.whatId, linkTypeId: ofWhat, whoIds: [pair.whoId, pair.otherWhoId] },
    };
  if (chance < 0.66) return { name: 'change_what_who_link', input: { containerId, ...link, linkTypeId: ofWhat } };
  if (chance < 0.72) return { name: 'remove_what_who_link', input: { containerId, ...link } };
  if (chance < 0.88) return { name: 'add_who_who_link', input: { containerId, ...pair, linkTypeId: ofWhos } };
  if (chance < 0.95) return { name: 'change_who_who_link', input: { containerId, ...pair, linkTypeId: ofWhos } };
  return { name: 'remove_who_who_link', input: { containerId, ...pair } };
}

function editOfLabels(
  containerId: string,
  { groups, labels }: Pick<Knowledge, 'groups' | 'labels'>,
  random: () => number,
): Edit {
  const nobody = '0'.repeat(20);
  const [labelId, other] = [pick(labels, random) ?? nobody, pick(labels, random) ?? nobody];
  const name = pick(groups, random) ?? 'Others';
  const chance = random();
  if (chance < 0.25) {
    const ofGroup = random() < 0.5 ? { kind: 'group' } : { kind: 'category', groupId: random() < 0.2 ? null : other };
    return { name: 'add_who_label', input: { containerId, name, ...ofGroup } };
  }
  if (chance < 0.55) return { name: 'rename_who_label', input: { containerId, labelId, name } };
  if (chance < 0.8)
    return {
      name: 'move_who_label',
      input: { containerId, labelId, afterLabelId: random() < 0.3 ? null : other, beforeLabelId: null },
    };
  return { name: 'remove_who_label', input: { containerId, labelId } };
}
