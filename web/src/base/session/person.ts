import type { TokenClaims } from '#web/base/api/identity.ts';
import type { Person } from './useSession.ts';

/**
 * The user of an ID token. Our claims are strings, 'true' or 'false'; Cognito's own `email_verified` may be a boolean.
 */
export function personOfClaims(claims: TokenClaims): Person {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '');
  const flag = (name: string) => claims[name] === true || claims[name] === 'true';
  const email = text('email');
  return {
    uid: text('uid') === '' ? undefined : text('uid'),
    email,
    username: text('name') === '' ? email : text('name'),
    company: text('company'),
    accessRemoved: flag('access_removed'),
    emailVerified: flag('email_verified'),
    throughProvider: claims['identities'] !== undefined,
    claims: {
      admin: flag('admin') || flag('super_admin'),
      super_admin: flag('super_admin'),
      global_story_map_viewer: flag('global_story_map_viewer'),
    },
  };
}
