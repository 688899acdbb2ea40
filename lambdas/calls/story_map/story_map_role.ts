import { story_map_role } from '#shared/contract/story_map/story_map_role.ts';
import { isAllowed } from '#shared/rules/permissions.ts';
import { roleOn, type MemberItem, type StoryMapHead } from '#lambdas/data/entities/storyMap.ts';
import { alive } from '#lambdas/data/items.ts';
import { implement } from '#lambdas/runtime/implement.ts';

export const handler = implement(story_map_role, {
  load: ({ reader, input: { containerId }, uid }) =>
    reader.get<[StoryMapHead, MemberItem]>([reader.keys.storyMap(containerId), reader.keys.member(containerId, uid)]),
  run: async ({ loaded: [item, member], person }) => {
    const head = alive(item);
    const role = head === undefined ? 'none' : roleOn(head, member, person.uid);
    return { role, canView: head !== undefined && isAllowed('map:view', { person, mapRole: role }) };
  },
});
