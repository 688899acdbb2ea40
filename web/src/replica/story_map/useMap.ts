import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { PresenceView } from '#shared/contract/presence.ts';
import type { Member, StoryMapHead } from '#shared/model/story_map/storyMap.ts';
import type { WhatWhoLink, Who, WhoWhoLink } from '#shared/model/who/who.ts';
import type { WhoCategory, WhoGroup } from '#shared/model/who/whoLabel.ts';
import * as access from '#shared/rules/access.ts';
import { type MapRole, type Person } from '#shared/rules/people/permissions.ts';
import type { ClientEntity, Seen, Versioned } from '#web/replica/entity.ts';
import { entityKey, groupKey, PENDING_KEY, typeKey } from '#web/replica/keys.ts';
import { COLLEAGUES_KEY, colleagueKey, HEARD_KEY, type OnCard } from '#web/replica/presence/Colleagues.ts';
import { useRow, useSelected } from '#web/replica/useReplica.ts';
import {
  members,
  rowOfParent,
  storyMaps,
  whats,
  whatWhoLinks,
  whoCategories,
  whoGroups,
  whos,
  whoWhoLinks,
} from './entities.ts';
import { glowKey } from './Glowing.ts';
import { CONFIRMED_KEY, type MapReplica, OUTDATED_KEY } from './MapReplica.ts';
import type { Card, CardId, Layout } from './types.ts';

/** The open map, and its user. */
export const MapContext = createContext<{ map: MapReplica; person: Person } | undefined>(undefined);

function useOpenMap(): { map: MapReplica; person: Person } {
  const open = useContext(MapContext);
  if (open === undefined) throw new Error('An open map needs a MapContext above');
  return open;
}

/** The open map, for more than reading. */
export function useMap(): MapReplica {
  return useOpenMap().map;
}

/** The id of the open map. */
export function useContainerId(): string {
  return useMap().containerId;
}

/** Selects a part of the map's own fields. `select` must return the same object for the same head. */
export function useHead<T>(select: (head: StoryMapHead) => T): T {
  const map = useMap();
  return useSelected(map.scope, [entityKey(storyMaps.type, map.containerId)], () => select(map.head));
}

/** A card as the board shows it; undefined once removed. */
export function useCard(id: CardId | null): Card | undefined {
  const { scope, layout } = useMap();
  const what = id === null ? undefined : scope.get(whats, id);
  const keys = [
    entityKey(whats.type, scope.aliases.idOf(id ?? '')),
    // The displayed rank is a position among other cards.
    ...(what === undefined || what.rankKey === null ? [] : [groupKey(whats.indexes.ranked, String(what.level))]),
  ];
  return useSelected(scope, keys, () => (id === null ? undefined : layout.cards.get(id)));
}

/** Whether somebody else has changed a card just now. */
export function useGlows(id: CardId): boolean {
  const { scope, glowing } = useMap();
  const whatId = scope.aliases.idOf(id);
  return useSelected(scope, [glowKey(whatId)], () => glowing.has(whatId));
}

/** Who else is on a card, if somebody is. */
export function useColleagueOn(id: CardId): OnCard | undefined {
  const { scope, colleagues } = useMap();
  const whatId = scope.aliases.idOf(id);
  return useSelected(scope, [colleagueKey(whatId)], () => colleagues.on(whatId));
}

/** The uids of the other people who have the map open. */
export function useColleagues(): readonly string[] {
  const { scope, colleagues } = useMap();
  return useSelected(scope, [COLLEAGUES_KEY], () => colleagues.uids);
}

/** What a colleague has on their screen, while they tell. */
export function useViewOf(uid: string): PresenceView | undefined {
  const { scope, colleagues } = useMap();
  return useSelected(scope, [HEARD_KEY], () => colleagues.viewOf(uid));
}

/** Whether a colleague follows the user's view. */
export function useIsFollowed(): boolean {
  const { map, person } = useOpenMap();
  return useSelected(map.scope, [HEARD_KEY], () => map.colleagues.follow(person.uid));
}

/** The uid of the colleague whose view the user follows. */
export function useFollowed(): string | undefined {
  const { shown } = useMap();
  return useSyncExternalStore(shown.subscribe, () => shown.get().follows);
}

/** The cards of a row, in order: the children of `parentId`, or the backbone. */
export function useCardRow(parentId: CardId | null): readonly CardId[] {
  return useRow(useMap().scope, whats.indexes.children, rowOfParent(parentId));
}

/**
 * A value computed from all cards. It recomputes with each change of any card, so use it only in components that exist
 * once.
 */
export function useLayout<T>(select: (layout: Layout) => T): T {
  const { scope, layout } = useMap();
  return useSelected(scope, [typeKey(whats.type)], () => select(layout));
}

/**
 * The layout, with each change of any card: the second value is a new object each time, as a dependency for computed
 * values.
 */
export function useWholeLayout(): [layout: Layout, version: unknown] {
  const { scope, layout } = useMap();
  return [layout, useSelected(scope, [typeKey(whats.type)], () => scope.all(whats))];
}

/** All entities of a type on the open map, by id. */
export function useAll<Entity extends Versioned>(definition: ClientEntity<Entity>): ReadonlyMap<string, Seen<Entity>> {
  const { scope } = useMap();
  return useSelected(scope, [typeKey(definition.type)], () => scope.all(definition));
}

/** The members of the map, by uid. */
export const useMembers = (): ReadonlyMap<string, Member> => useAll(members);
/** The labels of the map's Whos, by id. */
export type WhoLabels = { groups: ReadonlyMap<string, WhoGroup>; categories: ReadonlyMap<string, WhoCategory> };
/** See `WhoLabels`. */
export function useWhoLabels(): WhoLabels {
  const groups = useAll(whoGroups);
  const categories = useAll(whoCategories);
  return useMemo(() => ({ groups, categories }), [groups, categories]);
}
/** The saved Whos of the map, by id. */
export const useWhos = (): ReadonlyMap<string, Who> => saved(useAll(whos));
/** The links between the map's Activities and Whos, by id. */
export const useWhatWhoLinks = (): ReadonlyMap<string, WhatWhoLink> => useAll(whatWhoLinks);
/** The links between the map's Whos, by id. */
export const useWhoWhoLinks = (): ReadonlyMap<string, WhoWhoLink> => useAll(whoWhoLinks);

/** The user's role on the map (rule map.4). */
export function useMapRole(): MapRole {
  const { map, person } = useOpenMap();
  const keys = [entityKey(storyMaps.type, map.containerId), entityKey(members.type, person.uid)];
  return useSelected(map.scope, keys, () => map.roleOf(person.uid));
}

/** Whether the user may edit the map, by the server's permission table and their known role. */
export function useRoleMayEdit(): boolean {
  const { person } = useOpenMap();
  const mapRole = useMapRole();
  return access.mapEdit.allows({ person, mapRole });
}

/** Whether the server has confirmed the map since it was opened; before that, the user's present role is unknown. */
export function useConfirmed(): boolean {
  const map = useMap();
  return useSelected(map.scope, [CONFIRMED_KEY], () => map.isConfirmed);
}

/** Whether the user can edit the map now: they have permission, and the server has confirmed the map. */
export function useMayEdit(): boolean {
  const isConfirmed = useConfirmed();
  return useRoleMayEdit() && isConfirmed;
}

/** Whether the user can comment on what stands on the map now. */
export function useMayComment(): boolean {
  const { person } = useOpenMap();
  const mapRole = useMapRole();
  const isConfirmed = useConfirmed();
  const viewersComment = useHead((head) => head.viewersComment);
  return access.mapComment.allows({ person, mapRole, storyMap: { viewersComment } }) && isConfirmed;
}

/**
 * Whether the user can begin to write on the map: also while the server has not yet answered about a copy kept in this
 * browser, if the user could edit it then. It refuses what may no longer be added.
 */
export function useMayBegin(): boolean {
  const isWaiting = useOutdated() === null;
  const isConfirmed = useConfirmed();
  return useRoleMayEdit() && (isConfirmed || isWaiting);
}

/** Whether an edit of the map is still unanswered. */
export function useSaving(): boolean {
  const { scope, pending } = useMap();
  return useSelected(scope, [PENDING_KEY], () => pending.unanswered > 0);
}

/** Whether the edits of the map do not reach the server at present. */
export function useStalled(): boolean {
  const { scope, pending } = useMap();
  return useSelected(scope, [PENDING_KEY], () => pending.isStalled);
}

/** Why the map could not be reloaded; null while it is up to date. */
export function useOutdated(): MapReplica['outdated'] {
  const map = useMap();
  return useSelected(map.scope, [OUTDATED_KEY], () => map.outdated);
}

const savedOnes = new WeakMap<ReadonlyMap<string, Seen<Who>>, ReadonlyMap<string, Who>>();

/** Leaves out unsaved Whos; returns the same map for the same Whos. */
function saved(all: ReadonlyMap<string, Seen<Who>>): ReadonlyMap<string, Who> {
  const known = savedOnes.get(all) ?? new Map([...all].filter(([, { unconfirmed }]) => unconfirmed?.isNew !== true));
  savedOnes.set(all, known);
  return known;
}
