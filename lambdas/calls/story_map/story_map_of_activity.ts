import { type MemberItem, roleOn, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { type ChildMap, isLinked } from '#lambdas/entities/story_map/storyMapLink.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { CallError } from '#shared/CallError.ts';
import { story_map_of_activity } from '#shared/contract/story_map/story_map_of_activity.ts';
import * as errors from '#shared/errors.ts';
import * as access from '#shared/rules/access.ts';

export const handler = implementQuery(story_map_of_activity, {
  load: ({ reader, input: { containerId, whatId } }) =>
    reader.get<[WhatItem, ChildMap]>([
      rowKeys.what(reader.keys, containerId, whatId),
      rowKeys.childMap(reader.keys, containerId, whatId),
    ]),
  run: async ({ input: { containerId }, loaded: [item, pointer], person, reader }) => {
    const what = notDeleted(item);
    if (what === undefined) throw new CallError(errors.whatDoesNotExist);
    const childContainerId = what.childContainerId;
    if (childContainerId === null) return { storyMap: null };
    const [child, member] = await reader.get<[StoryMapHead, MemberItem]>([
      rowKeys.storyMap(reader.keys, childContainerId),
      rowKeys.member(reader.keys, childContainerId, person.uid),
    ]);
    if (child === undefined || !isLinked(containerId, what, child)) return { storyMap: null };
    const maySee = access.mapView.allows({ person, mapRole: roleOn(child, member, person.uid) });
    return {
      storyMap: {
        childContainerId,
        storyName: maySee ? (pointer?.storyName ?? what.description) : null,
        name: maySee ? child.name : null,
      },
    };
  },
});
