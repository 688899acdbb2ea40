import { approve_access_request } from '#shared/contract/story_map/approve_access_request.ts';
import { CallError } from '#shared/errors.ts';
import { hasAccess, roleAskedFor } from '#shared/rules/membership.ts';
import { closeRequest, type AccessRequestItem } from '#lambdas/data/entities/accessRequest.ts';
import { requireActive, requireOwnedBy, setMember } from '#lambdas/data/entities/member.ts';
import { presentMember, roleOn, type MemberItem } from '#lambdas/data/entities/storyMap.ts';
import { alive } from '#lambdas/data/items.ts';
import { implement } from '#lambdas/runtime/implement.ts';

export const handler = implement(approve_access_request, {
  load: ({ reader, input: { containerId, userId } }) =>
    reader.get<[AccessRequestItem, MemberItem]>([
      reader.keys.accessRequest(containerId, userId),
      reader.keys.member(containerId, userId),
    ]),
  run: async ({ input: { userId, access_type }, loaded: [item, member], storyMap, reader, writer }) => {
    const { keys } = reader;
    const hasIt = hasAccess(roleOn(storyMap, member, userId), access_type);
    const request = alive(item);
    if (request?.access_type !== access_type) {
      // Somebody was quicker with the same answer.
      if (request === undefined && hasIt)
        return writer.unchanged({}, member === undefined ? [] : [{ type: 'member', ...presentMember(member) }]);
      throw new CallError('access-request-does-not-exist');
    }
    const closing = closeRequest(keys, request);
    if (hasIt) return writer.commit({ storyMap: storyMap.id }, closing);
    const joining = setMember(keys, storyMap, userId, roleAskedFor(access_type), member);
    const holding = [requireActive(keys, request.user_email), requireOwnedBy(keys, storyMap)];
    return writer.commit({ storyMap: storyMap.id }, [...joining, ...closing, ...holding]);
  },
});
