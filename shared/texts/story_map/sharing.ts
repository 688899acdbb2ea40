import * as commonTexts from '#shared/texts/common.ts';
import * as overviewTexts from './overview.ts';

/** Texts for sharing story maps and asking for access to them. Quoted texts keep their spelling (docs/rules.md). */

export const makeOwner = 'Make owner';

export const requestEdit = 'Request edit access';
export const requestView = 'Request view access';
export const requested = 'Request has been sent';
export const requestedHelp = 'Its owner decides. The story map opens here as soon as they have agreed.';
export const viewerRequest = 'Request Edit Access';
export const viewerRequested = 'Access request has been sent to the owner';

export const inbox = 'Access requests';
export const none = 'Nobody is waiting for access to one of your story maps.';
export const inboxFailed = 'The access requests could not be loaded.';
export const asks = { edit: 'wants to edit', view: 'wants to view' } as const;
export const approve = 'Approve';
export const approveNamed = { edit: 'Let {person} edit “{map}”', view: 'Let {person} view “{map}”' } as const;
export const dismiss = commonTexts.dismiss;
export const dismissNamed = 'Dismiss the request of {person} for “{map}”';
export const approved = { edit: '{person} can now edit “{map}”', view: '{person} can now view “{map}”' } as const;
export const dismissed = 'The request of {person} was dismissed';
export const more = {
  one: '{count} more is shown once these are answered',
  other: '{count} more are shown once these are answered',
} as const;
export const clearAll = 'Clear All';
export const clearTitle = {
  one: 'Dismiss {count} access request?',
  other: 'Dismiss {count} access requests?',
} as const;
export const clearText = 'Nobody gets the access that they asked for. They can ask again.';
export const clearConfirm = 'Dismiss them';

export const membersTitle = 'Members of “{map}”';
export const addPeople = 'Add people by name or email';
export const addAs = 'Add as';
export const roles = { owner: 'Owner', editor: 'Editor', viewer: 'Viewer' } as const;
export const roleOf = 'Role of {person}';
export const you = '{person} (you)';
export const added = '{person} has been added';
export const noMembers = 'Only you can see this story map so far.';
export const unknownPerson = overviewTexts.deletedUser;
export const noAccess = 'No access at the moment';
export const peopleFailed = 'The people of your company could not be loaded.';
export const moreOf = 'More about {person}';
export const remove = 'Remove';
export const removeTitle = 'Remove {person}?';
export const removeText = 'They can no longer open “{map}”. What they added stays.';
export const handOverTitle = 'Make {person} the owner?';
export const handOverText =
  'They then decide who may see “{map}”, and alone can delete it. You stay as an editor, and only they can make you the owner again.';
export const handOverConfirm = makeOwner;
export const handedOver = '{person} owns “{map}” now';
