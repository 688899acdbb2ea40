import type { AccessType } from '../model/accessRequest.ts';
import type { MapRole } from './permissions.ts';

/** What somebody a map is shared with can be to it; the owner is none of its members (rule share.1). */
export type MemberRole = Extract<MapRole, 'editor' | 'viewer'>;

/** The role that a request asks for (rule share.4). */
export function roleAskedFor(type: AccessType): MemberRole {
  return type === 'edit' ? 'editor' : 'viewer';
}

/** Whether somebody with this role has what a request asks for already. */
export function hasAccess(role: MapRole, type: AccessType): boolean {
  return role === 'owner' || role === 'editor' || (role === 'viewer' && type === 'view');
}
