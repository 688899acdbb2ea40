import { type MemberItem, roleOn, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import {
  linkStoryMap,
  readParentActivity,
  requireNoCircle,
  requireUnlinked,
} from '#lambdas/entities/story_map/storyMapLink.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { link_story_map } from '#shared/contract/story_map/link_story_map.ts';
import * as errors from '#shared/errors.ts';
import * as access from '#shared/rules/access.ts';
import * as errorTexts from '#shared/texts/errors.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'], ConditionCheckItem: ['MAP'] };

export const handler = implementCommand(link_story_map, {
  load: ({ reader, input: { containerId, whatId, childContainerId }, uid }) =>
    reader.get<[WhatItem, StoryMapHead, MemberItem]>([
      rowKeys.what(reader.keys, containerId, whatId),
      rowKeys.storyMap(reader.keys, childContainerId),
      rowKeys.member(reader.keys, childContainerId, uid),
    ]),
  run: async ({
    input: { containerId, childContainerId },
    loaded: [item, head, member],
    storyMap,
    person,
    reader,
    writer,
  }) => {
    const [what, child] = [notDeleted(item), notDeleted(head)];
    if (what === undefined) throw new CallError(errors.whatDoesNotExist);
    if (containerId === childContainerId) throw new CallError(errors.ownStoryMap);
    const mapRole = child === undefined ? 'none' : roleOn(child, member, person.uid);
    if (child === undefined || !access.mapView.allows({ person, mapRole }))
      throw new CallError(errors.permissionDenied, { message: errorTexts.mapNotVisible });
    if (!access.mapEdit.allows({ person, mapRole })) throw new CallError(errors.permissionDenied);
    await requireUnlinked(reader, containerId, what);
    const [parent, noCircle] = await Promise.all([
      readParentActivity(reader, child),
      requireNoCircle(reader, storyMap, child.id),
    ]);
    if (parent !== undefined) throw new CallError(errors.containerLinked);
    return writer.commit({ storyMap: containerId }, [
      ...linkStoryMap(reader.keys, containerId, what, child, person.uid),
      ...noCircle,
    ]);
  },
});
