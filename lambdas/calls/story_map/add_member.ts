import { add_member } from '#shared/contract/story_map/add_member.ts';
import { CallError } from '#shared/errors.ts';
import { hasAccess } from '#shared/rules/membership.ts';
import type { UserItem } from '#lambdas/data/entities/access.ts';
import { closeRequest, type AccessRequestItem } from '#lambdas/data/entities/accessRequest.ts';
import { requireActive, requireOwnedBy, setMember } from '#lambdas/data/entities/member.ts';
import type { MemberItem } from '#lambdas/data/entities/storyMap.ts';
import { alive } from '#lambdas/data/items.ts';
import { implement } from '#lambdas/runtime/implement.ts';

export const handler = implement(add_member, {
  load: ({ reader, input: { containerId, uid } }) =>
    reader.get<[UserItem, MemberItem, AccessRequestItem]>([
      reader.keys.user(uid),
      reader.keys.member(containerId, uid),
      reader.keys.accessRequest(containerId, uid),
    ]),
  run: async ({ input: { uid, role }, loaded: [user, member, request], storyMap, reader, writer }) => {
    const { keys } = reader;
    if (uid === storyMap.owner) throw new CallError('owner-no-member');
    if (user === undefined) throw new CallError('user-does-not-exist');
    if (alive(member)?.role === role) return writer.unchanged();
    return writer.commit({ storyMap: storyMap.id }, [
      ...setMember(keys, storyMap, uid, role, member),
      ...(request !== undefined && hasAccess(role, request.access_type) ? closeRequest(keys, request) : []),
      requireActive(keys, user.email),
      requireOwnedBy(keys, storyMap),
    ]);
  },
});
