import type { MemberRole } from '#shared/rules/story_map/membership.ts';

/** The role in which the user last added somebody to a story map, in this browser. */
const STORAGE_KEY = 'storyd.lastMemberRole';

/** The role to offer for the next person: that of the last one, at first editor. */
export const lastRole = (): MemberRole => (localStorage.getItem(STORAGE_KEY) === 'viewer' ? 'viewer' : 'editor');

/** Keeps the role of the person just added. */
export const keepRole = (role: MemberRole): void => localStorage.setItem(STORAGE_KEY, role);
