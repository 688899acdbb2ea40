import { createContext, useContext, useMemo } from 'react';
import type { Member, StoryMapHead } from '#shared/model/storyMap.ts';
import type { WhatWhoLink, Who, WhoWhoLink } from '#shared/model/who.ts';
import type { WhoCategory, WhoGroup } from '#shared/model/whoLabel.ts';
import { isAllowed, type MapRole, type Person } from '#shared/rules/permissions.ts';
import type { ClientEntity, Seen, Versioned } from '#web/replica/entity.ts';
import { entityKey, groupKey, PENDING_KEY, typeKey } from '#web/replica/keys.ts';
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
import { CONFIRMED_KEY, type MapReplica, OUTDATED_KEY } from './MapReplica.ts';
import type { Card, CardId, Layout } from './types.ts';

/** The open map, and its person. */
export const MapContext = createContext<{ map: MapReplica; person: Person } | undefined>(undefined);

function useOpenMap(): { map: MapReplica; person: Person } {
  const open = useContext(MapContext);
  if (open === undefined) throw new Error('An open map needs a MapContext above');
  return open;
}

/** The open map, for more than reading it. */
export function useMap(): MapReplica {
  return useOpenMap().map;
}

/** The id of the open map. */
export function useContainerId(): string {
  return useMap().containerId;
}

/** A part of the map's own fields. `select` must return the same object for the same head. */
export function useHead<T>(select: (head: StoryMapHead) => T): T {
  const map = useMap();
  return useSelected(map.scope, [entityKey(storyMaps.type, map.containerId)], () => select(map.head));
}

/** A card as the board shows it; undefined once it has gone. */
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

/** The cards of a row, in order: the children of `parentId`, or the backbone. */
export function useCardRow(parentId: CardId | null): readonly CardId[] {
  return useRow(useMap().scope, whats.indexes.children, rowOfParent(parentId));
}

/**
 * A value computed from all cards. It is computed with each change of any card, so use it for components that exist
 * once.
 */
export function useLayout<T>(select: (layout: Layout) => T): T {
  const { scope, layout } = useMap();
  return useSelected(scope, [typeKey(whats.type)], () => select(layout));
}

/**
 * The layout, with each change of any card: the second is another object each time, for values computed from the first.
 */
export function useWholeLayout(): [layout: Layout, version: unknown] {
  const { scope, layout } = useMap();
  return [layout, useSelected(scope, [typeKey(whats.type)], () => scope.all(whats))];
}

/** Everything of a type on the open map, by id. */
export function useAll<Entity extends Versioned>(definition: ClientEntity<Entity>): ReadonlyMap<string, Seen<Entity>> {
  const { scope } = useMap();
  return useSelected(scope, [typeKey(definition.type)], () => scope.all(definition));
}

/** The people the map is shared with, by uid. */
export const useMembers = (): ReadonlyMap<string, Member> => useAll(members);
/** The labels of the map's Whos, by id. */
export type WhoLabels = { groups: ReadonlyMap<string, WhoGroup>; categories: ReadonlyMap<string, WhoCategory> };
/** See `WhoLabels`. */
export function useWhoLabels(): WhoLabels {
  const groups = useAll(whoGroups);
  const categories = useAll(whoCategories);
  return useMemo(() => ({ groups, categories }), [groups, categories]);
}
/** The Whos of the map that are saved, by id. */
export const useWhos = (): ReadonlyMap<string, Who> => saved(useAll(whos));
/** The links between the map's Activities and Whos, by id. */
export const useWhatWhoLinks = (): ReadonlyMap<string, WhatWhoLink> => useAll(whatWhoLinks);
/** The links between the map's Whos, by id. */
export const useWhoWhoLinks = (): ReadonlyMap<string, WhoWhoLink> => useAll(whoWhoLinks);

/** The person's role on the map (rule map.4). */
export function useMapRole(): MapRole {
  const { map, person } = useOpenMap();
  const keys = [entityKey(storyMaps.type, map.containerId), entityKey(members.type, person.uid)];
  return useSelected(map.scope, keys, () => map.roleOf(person.uid));
}

/** Whether the person may edit the map, by the permission table of the server and their known role. */
export function useRoleMayEdit(): boolean {
  const { person } = useOpenMap();
  const mapRole = useMapRole();
  return isAllowed('map:edit', { person, mapRole });
}

/** Whether the person can edit the map now: they may, and the server has answered for it. */
export function useMayEdit(): boolean {
  const map = useMap();
  const isConfirmed = useSelected(map.scope, [CONFIRMED_KEY], () => map.isConfirmed);
  return useRoleMayEdit() && isConfirmed;
}

/** Whether an edit of the map has not been answered. */
export function useSaving(): boolean {
  const { scope, pending } = useMap();
  return useSelected(scope, [PENDING_KEY], () => pending.unanswered > 0);
}

/** Why the map could not be read again; null while it is up to date. */
export function useOutdated(): MapReplica['outdated'] {
  const map = useMap();
  return useSelected(map.scope, [OUTDATED_KEY], () => map.outdated);
}

const savedOnes = new WeakMap<ReadonlyMap<string, Seen<Who>>, ReadonlyMap<string, Who>>();

/** Without those that are being added; the same map for the same Whos. */
function saved(all: ReadonlyMap<string, Seen<Who>>): ReadonlyMap<string, Who> {
  const known = savedOnes.get(all) ?? new Map([...all].filter(([, { unconfirmed }]) => unconfirmed?.isNew !== true));
  savedOnes.set(all, known);
  return known;
}
