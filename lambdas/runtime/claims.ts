import type { Person } from '#shared/rules/people/permissions.ts';

/** What a token says of its holder, as the gateway has verified it. */
export type Claims = Readonly<Record<string, unknown>>;

/** The user pool that issued a token, and its client that the token is for. */
export const issuedBy = ({ iss, aud }: Claims): { issuer: unknown; client: unknown } => ({ issuer: iss, client: aud });

/**
 * The roles in a token, which decide which reads are worth starting early. They may be out of date and grant nothing:
 * answers depend on the table.
 */
export const claimedRoles = (claims: Claims): Pick<Person, 'globalStoryMapViewer'> => ({
  globalStoryMapViewer: String(claims['global_story_map_viewer']) === 'true',
});
