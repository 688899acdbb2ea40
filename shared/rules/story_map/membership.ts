import type { AccessType } from '#shared/model/people/accessRequest.ts';
import type { MapRole } from '#shared/rules/people/permissions.ts';

/** The roles of members; the owner is not one of them (rule share.1). */
export type MemberRole = Extract<MapRole, 'editor' | 'viewer'>;

/** The role that a request asks for (rule share.4). */
export function roleAskedFor(type: AccessType): MemberRole {
  return type === 'edit' ? 'editor' : 'viewer';
}

/** Whether a person with this role already has the requested one. */
export function hasAccess(role: MapRole, type: AccessType): boolean {
  return role === 'owner' || role === 'editor' || (role === 'viewer' && type === 'view');
}

/** Why a person is proposed as the next owner of a story map. */
export type ProposalReason = 'businessOwner' | 'editor';

/**
 * An editor of a story map. `since` is when they became one, in milliseconds, undefined if that was not recorded yet.
 */
export type EditorSince = { uid: string; since: number | undefined };

/**
 * The person to hand a story map over to: its business owner, else its longest-serving editor (rule share.13). Editors
 * from before the time was recorded come first. Null if there is nobody.
 * @param mayOwn whether a person may own the map: they have access and an account, and are not the owner
 */
export function proposedOwner(
  { businessOwner, editors }: { businessOwner: string | null; editors: readonly EditorSince[] },
  mayOwn: (uid: string) => boolean,
): { uid: string; as: ProposalReason } | null {
  if (businessOwner !== null && mayOwn(businessOwner)) return { uid: businessOwner, as: 'businessOwner' };
  const [longest] = editors
    .filter(({ uid }) => mayOwn(uid))
    .sort((a, b) => (a.since ?? 0) - (b.since ?? 0) || (a.uid < b.uid ? -1 : 1));
  return longest === undefined ? null : { uid: longest.uid, as: 'editor' };
}
