import { emailNotRegistered } from '#shared/errors.ts';
import { addresses } from '#web/company/entities.ts';
import { defineCommand } from '#web/replica/command.ts';

/** `id` is the uid of a known address. */
export type ChangeAccess = { id: string; email: string };

const NO_ROLES = { admin: false, super_admin: false, global_story_map_viewer: false };

/** Gives a known address access to the application again. */
export const grantAccess = defineCommand<ChangeAccess>({
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
  type: addresses.type,
  subject: ({ id }) => id,
  missing: emailNotRegistered,
  apply: (draft, { id }) => {
    const address = draft.get(addresses, id);
    if (address !== undefined) draft.put(addresses, { ...address, active: false, claims: NO_ROLES });
  },
  request: ({ email }) => ({ name: 'remove_registered_email', input: { email } }),
});
