import { notDeleted } from '#lambdas/store/items.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { change, create, remove, revive } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { Contention } from '#lambdas/store/table/contention.ts';
import * as errors from '#shared/errors.ts';
import type { MemberRole } from '#shared/rules/story_map/membership.ts';
import { memberEntity, type MemberItem, newRole, storyMapEntity, type StoryMapHead } from './storyMap.ts';

/**
 * The step that gives a person a role on a map, whatever role they had: a former member comes back, and a member of the
 * other list moves, so that nobody is ever in both (rule share.2).
 * @param item the stored membership
 * @param sharedBy the uid of the person who adds them without a request of theirs, to notify them of it
 */
export function setMember(
  keys: Keys,
  head: StoryMapHead,
  uid: string,
  role: MemberRole,
  item: MemberItem | undefined,
  sharedBy?: string,
): Mutation {
  const context = [head];
  const fields = { ...newRole(role), ...(sharedBy !== undefined && { sharedAt: Date.now(), sharedBy }) };
  if (item === undefined) return create(memberEntity, rowKeys.member(keys, head.id, uid), uid, fields, { context });
  return item.deletedAt === undefined
    ? change(memberEntity, item, fields, { context })
    : revive(memberEntity, item, fields, { context });
}

/** The step that removes a member from a map. */
export const removeMember = (head: StoryMapHead, item: MemberItem): Mutation =>
  remove(memberEntity, item, { context: [head] });

/**
 * The conditions for a change of members: the map exists and the person is not its owner, also at the moment of
 * writing.
 */
export function requireOwnedBy(keys: Keys, head: StoryMapHead): Mutation {
  return {
    do: 'require',
    key: rowKeys.storyMap(keys, head.id),
    require: [{ attribute: 'owner', equals: head.owner }, { without: 'deletedAt' }],
  };
}

/** Only people with access to the application can have a role on a map. */
export function requireActive(keys: Keys, email: string): Mutation {
  return {
    do: 'require',
    key: rowKeys.access(keys, email),
    require: [{ attribute: 'active', equals: true }],
    otherwise: errors.userHasNoAccess,
  };
}

/**
 * The steps that hand a map over: the new owner is no longer a member, the old one becomes an editor (rule share.3). If
 * a person asks for access at the same moment, the command retries, so that no request stays with the old owner.
 * @param members the stored memberships of both
 * @param by the uid of the person who does it
 * @throws Contention when the map and the memberships were read at different states
 */
export function setOwner(
  keys: Keys,
  head: StoryMapHead,
  newOwner: string,
  members: { old: MemberItem | undefined; new: MemberItem | undefined },
  by: string,
): Mutation[] {
  // An owner is never a member: somebody else handed the map over between the reads.
  if (notDeleted(members.old) !== undefined) throw new Contention();
  const { asked } = head;
  const noneAskedSince =
    asked === undefined ? ({ without: 'asked' } as const) : ({ attribute: 'asked', equals: asked } as const);
  const leaving = notDeleted(members.new);
  return [
    change(
      storyMapEntity,
      head,
      { owner: newOwner, ownerSince: Date.now(), ownerBy: by },
      { require: [noneAskedSince] },
    ),
    leaving === undefined ? staysAway(keys, head, newOwner, members.new) : removeMember(head, leaving),
    setMember(keys, head, head.owner, 'editor', members.old),
  ];
}

/** The condition that the new owner does not become a member at the same moment. */
function staysAway(keys: Keys, head: StoryMapHead, uid: string, tombstone: MemberItem | undefined): Mutation {
  const asRead =
    tombstone === undefined
      ? ({ is: 'absent' } as const)
      : ({ attribute: 'version', equals: tombstone.version } as const);
  return { do: 'require', key: rowKeys.member(keys, head.id, uid), require: [asRead] };
}
