import type { AccessType } from '../model/accessRequest.ts';
import type { MapRole } from './permissions.ts';

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
