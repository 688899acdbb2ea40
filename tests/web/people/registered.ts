import type { RegisteredEmail } from '#shared/model/people/people.ts';

type Given = { active?: boolean; signedUp?: boolean; username?: string | null; admin?: boolean; super_admin?: boolean };

/** A row of the administrator's list: somebody who has signed up and has access, unless said otherwise. */
export function registered(email: string, given: Given = {}): RegisteredEmail {
  const signedUp = given.signedUp ?? true;
  return {
    email,
    uid: '00000000000000000000',
    version: 1,
    active: given.active ?? true,
    signedUp,
    username: given.username === undefined ? (signedUp ? 'Somebody' : null) : given.username,
    claims: { admin: given.admin ?? false, super_admin: given.super_admin ?? false, global_story_map_viewer: false },
  };
}
