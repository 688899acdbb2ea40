import type { Claims } from '#shared/model/people/people.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';

/** The names of a person's roles in the company, the most powerful first. */
export function roleNames(claims: Claims): string[] {
  return [
    claims.super_admin && adminTexts.roleSuperAdmin,
    claims.admin && !claims.super_admin && adminTexts.roleAdmin,
    claims.global_story_map_viewer && adminTexts.roleGlobalViewer,
  ].filter((role) => role !== false);
}
