import type { Member, StoryMapHead } from '#shared/model/story_map/storyMap.ts';
import type { What } from '#shared/model/what/what.ts';
import type { WhatWhoLink, Who, WhoWhoLink } from '#shared/model/who/who.ts';
import type { WhoCategory, WhoGroup } from '#shared/model/who/whoLabel.ts';
import { compareByOrder, compareByRank } from '#shared/rules/what/order.ts';
import { defineClientEntity } from '#web/replica/entity.ts';
import { compareIds } from '#web/replica/order.ts';

/** The group of the backbone in the index of children. */
export const BACKBONE_ROW = '';

/** The group of a parent in the index of children; null is the backbone. */
export const rowOfParent = (parentId: string | null): string => parentId ?? BACKBONE_ROW;

/** The only group of the index of Activities that link to a story map. */
export const LINKED = '';

/** The Activities of a map. Deleting a parent hides its children. */
export const whats = defineClientEntity<What>()('what', {
  standsOn: ({ parentId, parentGeneration }) =>
    parentId === null ? [] : [{ type: 'what', id: parentId, generation: parentGeneration ?? 0 }],
  indexes: {
    children: { groups: ({ parentId }) => [rowOfParent(parentId)], compare: compareByOrder },
    linked: { groups: ({ childContainerId }) => (childContainerId === null ? [] : [LINKED]), compare: compareIds },
    ranked: { groups: ({ rankKey, level }) => (rankKey === null ? [] : [String(level)]), compare: compareByRank },
  },
});

/** The groups of Whos of a map. */
export const whoGroups = defineClientEntity<WhoGroup>()('who_group', {
  indexes: { inOrder: { groups: () => [''], compare: compareByOrder } },
});

/** The categories in those groups, hidden with them; `''` is the group of categories for Whos without a group. */
export const whoCategories = defineClientEntity<WhoCategory>()('who_category', {
  standsOn: ({ groupId }) => (groupId === null ? [] : [{ type: 'who_group', id: groupId, generation: 0 }]),
  indexes: { inOrder: { groups: ({ groupId }) => [groupId ?? ''], compare: compareByOrder } },
});

/** The Whos of a map. A removed label counts as none, so its Whos stay. */
export const whos = defineClientEntity<Who>()('who');

/** The links between Activities and Whos, hidden with either end. */
export const whatWhoLinks = defineClientEntity<WhatWhoLink>()('what_who_link', {
  standsOn: ({ whatId, whatGeneration, whoId, whoGeneration }) => [
    { type: 'what', id: whatId, generation: whatGeneration },
    { type: 'who', id: whoId, generation: whoGeneration },
  ],
  indexes: {
    ofWhat: { groups: ({ whatId }) => [whatId], compare: compareIds },
    ofWho: { groups: ({ whoId }) => [whoId], compare: compareIds },
  },
});

/** The links between two Whos, hidden with either end. */
export const whoWhoLinks = defineClientEntity<WhoWhoLink>()('who_who_link', {
  standsOn: ({ whoId, whoGeneration, otherWhoId, otherWhoGeneration }) => [
    { type: 'who', id: whoId, generation: whoGeneration },
    { type: 'who', id: otherWhoId, generation: otherWhoGeneration },
  ],
  indexes: { ofWho: { groups: ({ whoId, otherWhoId }) => [whoId, otherWhoId], compare: compareIds } },
});

/** The members of a map. */
export const members = defineClientEntity<Member>()('member');

/** The map's own fields. */
export const storyMaps = defineClientEntity<StoryMapHead>()('story_map');

/** What a copy of a map lists, by the field of `get_container`, dependencies first. */
export const listsOfCopy = { members, whats, whoGroups, whoCategories, whos, whatWhoLinks, whoWhoLinks } as const;

/** The entities in a copy of a map, dependencies first. */
export const mapEntities = [storyMaps, ...Object.values(listsOfCopy)] as const;
