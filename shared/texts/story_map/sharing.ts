import * as commonTexts from '#shared/texts/common.ts';
import { plural, withParts } from '#shared/texts/withParts.ts';
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
export const approveNamed = {
  edit: withParts('Let {person} edit “{map}”'),
  view: withParts('Let {person} view “{map}”'),
} as const;
export const dismiss = commonTexts.dismiss;
export const dismissNamed = withParts('Dismiss the request of {person} for “{map}”');
export const approved = {
  edit: withParts('{person} can now edit “{map}”'),
  view: withParts('{person} can now view “{map}”'),
} as const;
export const dismissed = withParts('The request of {person} was dismissed');
export const more = plural(
  '{count} more is shown once these are answered',
  '{count} more are shown once these are answered',
);
export const clearAll = 'Clear All';
export const clearTitle = plural('Dismiss {count} access request?', 'Dismiss {count} access requests?');
export const clearText = 'Nobody gets the access that they asked for. They can ask again.';
export const clearConfirm = 'Dismiss them';

export const share = 'Share';
export const shareTitle = withParts('Share “{map}”');
export const peopleWith = plural('{count} other person has this story map', '{count} other people have this story map');
export const people = 'People with access';
export const linkHelp = 'Only people with access can open it.';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';
export const linkNotCopied = 'The browser didn’t allow copying. Select the link and copy it yourself.';
export const link = 'Link to this story map';
export const addPeople = 'Add people by name or email';
export const addAs = 'Add as';
export const roles = { owner: 'Owner', editor: 'Editor', viewer: 'Viewer' } as const;
export const roleOf = withParts('Role of {person}');
export const you = withParts('{person} (you)');
export const added = withParts('{person} has been added');
export const alreadyHas = withParts('{person} already has this story map.');
export const hasNoAccess = withParts(
  '{person} has no access to StorYd at the moment. An administrator can give it back.',
);
export const otherCompany = withParts('Only people with an address at {company} can have this story map.');
export const notSignedUp = withParts(
  'Nobody has signed up as {email} yet. Ask an administrator to invite them to StorYd, then share the story map with them.',
);
export const notSignedUpAdmin = withParts(
  'Nobody has signed up as {email} yet. Invite them to StorYd on the Admin page, and share the story map once they have signed up.',
);
export const ownerOnlyAdds = 'Only the owner can add people or change what they can do.';
export const noMembers = 'Only you can see this story map so far.';
export const unknownPerson = overviewTexts.deletedUser;
export const noAccess = 'No access at the moment';
export const peopleFailed = 'The people of your company could not be loaded.';
export const moreOf = withParts('More about {person}');
export const remove = 'Remove';
export const removeTitle = withParts('Remove {person}?');
export const removeText = withParts('They can no longer open “{map}”. What they added stays.');
export const handOverTitle = withParts('Make {person} the owner?');
export const handOverText = withParts(
  'They then decide who may see “{map}”, and alone can delete it. You stay as an editor, and only they can make you the owner again.',
);
export const handOverConfirm = makeOwner;
export const handedOver = withParts('{person} owns “{map}” now');
