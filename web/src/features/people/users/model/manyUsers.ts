import type { RegisteredEmail } from '#shared/model/people/people.ts';
import { refusalFor } from './accessRefusal.ts';
import { type Actor, viewerRefusalFor } from './userActions.ts';

/** What can be done with several users at once. */
export type ManyAct = 'grant' | 'remove' | 'viewer';

/** Those of the users for whom an action changes something and is allowed (rules access.10, access.26). */
export function usersFor(act: ManyAct, actor: Actor, users: readonly RegisteredEmail[]): RegisteredEmail[] {
  switch (act) {
    case 'grant':
      return users.filter((user) => !user.active && refusalFor(actor, user) === undefined);
    case 'remove':
      return users.filter((user) => user.active && refusalFor(actor, user) === undefined);
    case 'viewer':
      return users.filter((user) => !user.claims.global_story_map_viewer && viewerRefusalFor(user) === undefined);
  }
}
