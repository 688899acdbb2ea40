import { type MemberItem, roleOn, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { isLinked, isWhatVisible } from '#lambdas/entities/story_map/storyMapLink.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { CallError } from '#shared/CallError.ts';
import { parent_activity } from '#shared/contract/story_map/parent_activity.ts';
import * as errors from '#shared/errors.ts';
import * as access from '#shared/rules/access.ts';
import * as errorTexts from '#shared/texts/errors.ts';

export const handler = implementQuery(parent_activity, {
  load: async () => undefined,
  run: async ({ storyMap, person, reader }) => {
    const ref = storyMap.parentWhatRef;
    if (ref === null) return { parent: null };
    const { containerId, whatId } = ref;
    const [head, member, item] = await reader.get<[StoryMapHead, MemberItem, WhatItem]>([
      rowKeys.storyMap(reader.keys, containerId),
      rowKeys.member(reader.keys, containerId, person.uid),
      rowKeys.what(reader.keys, containerId, whatId),
    ]);
    // Does not reveal whether a map that the caller may not see still exists (docs/decisions/0007).
    const mapRole = head === undefined ? 'none' : roleOn(head, member, person.uid);
    if (!access.mapView.allows({ person, mapRole })) throw new CallError(errors.parentNotVisible);
    const what = notDeleted(item);
    const isThere =
      notDeleted(head) !== undefined &&
      what !== undefined &&
      isLinked(containerId, what, storyMap) &&
      (await isWhatVisible(reader, containerId, what));
    if (!isThere || head === undefined)
      throw new CallError(errors.whatDoesNotExist, { message: errorTexts.parentWhatDoesNotExist });
    return { parent: { containerId, name: head.name, whatId, description: what.description } };
  },
});
