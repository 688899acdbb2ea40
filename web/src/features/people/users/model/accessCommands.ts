import { emailNotRegistered, userDoesNotExist } from '#shared/errors.ts';
import type { Claims } from '#shared/model/people/people.ts';
import { defineCommand, type Draft } from '#web/replica/command.ts';
import { addresses } from '#web/replica/company/entities.ts';

/** `id` is the uid of a known address. */
export type ChangeAccess = { id: string; email: string };
/** A role to grant or remove; `id` is the uid of the person. */
export type ChangeRole = { id: string; email: string; to: boolean };

const NO_ROLES = { admin: false, super_admin: false, global_story_map_viewer: false };

/** Gives a known address access to the application again. */
export const grantAccess = defineCommand<ChangeAccess>({
  name: 'add_registered_email',
  keep: false,
  type: addresses.type,
  subject: ({ id }) => id,
  missing: emailNotRegistered,
  apply: (draft, { id }) => {
    const address = draft.get(addresses, id);
    if (address !== undefined) draft.put(addresses, { ...address, active: true });
  },
  request: ({ email }) => ({ name: 'add_registered_email', input: { email } }),
});

/** Removes an address's access to the application, and its roles with it (rule access.12). */
export const removeAccess = defineCommand<ChangeAccess>({
  name: 'remove_registered_email',
  keep: false,
  type: addresses.type,
  subject: ({ id }) => id,
  missing: emailNotRegistered,
  apply: (draft, { id }) => {
    const address = draft.get(addresses, id);
    if (address !== undefined) draft.put(addresses, { ...address, active: false, claims: NO_ROLES });
  },
  request: ({ email }) => ({ name: 'remove_registered_email', input: { email } }),
});

/** Removes a user: account, access and roles (rule access.29). They leave the list. */
export const removeUser = defineCommand<ChangeAccess>({
  name: 'remove_user',
  keep: false,
  type: addresses.type,
  subject: ({ id }) => id,
  missing: emailNotRegistered,
  apply: (draft, { id }) => {
    const address = draft.get(addresses, id);
    if (address !== undefined) draft.put(addresses, { ...address, active: false, signedUp: false, claims: NO_ROLES });
  },
  request: ({ email }) => ({ name: 'remove_user', input: { email } }),
});

/** Grants or removes the role Admin (rule access.26). */
export const setAdmin = defineCommand<ChangeRole>({
  name: 'set_user_custom_claim_admin',
  keep: false,
  type: addresses.type,
  subject: ({ id }) => id,
  missing: userDoesNotExist,
  apply: (draft, { id, to }) => putClaims(draft, id, { admin: to }),
  request: ({ id, email, to }) => ({ name: 'set_user_custom_claim_admin', input: { uid: id, email, admin: to } }),
});

/** Grants or removes the right to view all story maps (rule access.26). */
export const setGlobalViewer = defineCommand<ChangeRole>({
  name: 'set_user_custom_claim_global_story_map_viewer',
  keep: false,
  type: addresses.type,
  subject: ({ id }) => id,
  missing: userDoesNotExist,
  apply: (draft, { id, to }) => putClaims(draft, id, { global_story_map_viewer: to }),
  request: ({ id, email, to }) => ({
    name: 'set_user_custom_claim_global_story_map_viewer',
    input: { uid: id, email, global_story_map_viewer: to },
  }),
});

function putClaims(draft: Draft, id: string, claims: Partial<Claims>): void {
  const address = draft.get(addresses, id);
  if (address !== undefined) draft.put(addresses, { ...address, claims: { ...address.claims, ...claims } });
}
