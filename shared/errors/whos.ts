import { defineError } from '../defineError.ts';

/** Refusals about Whos and their links. */

export const ownLink = defineError('own-link', 400, "A Who can't be linked to itself");
export const whoDoesNotExist = defineError('who-does-not-exist', 404, 'The Who is no longer on this story map');
export const linkDoesNotExist = defineError('link-does-not-exist', 404, 'The link was removed in the meantime');
export const labelDoesNotExist = defineError('label-does-not-exist', 404, 'This category was removed in the meantime');
export const nameTaken = defineError('name-taken', 409, 'Another Who of your company already has this name');
export const labelTaken = defineError('label-taken', 409, 'A category with this name already exists');
export const alreadyLinked = defineError('already-linked', 409, 'These two Whos are already linked');
