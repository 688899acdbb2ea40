import type { MemberRole } from '#shared/rules/story_map/membership.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';

/** The roles that can be given to a member. */
export const ROLES = [
  ['viewer', sharingTexts.roles.viewer],
  ['editor', sharingTexts.roles.editor],
] as const satisfies readonly (readonly [MemberRole, string])[];
