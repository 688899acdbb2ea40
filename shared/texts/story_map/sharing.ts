import * as commonTexts from '#shared/texts/common.ts';
import { plural, withParts } from '#shared/texts/withParts.ts';
import * as overviewTexts from './overview.ts';

/** Texts for sharing story maps and asking for access to them. Quoted texts keep their spelling (docs/rules.md). */

export const makeOwner = 'Make owner';

export const requestEdit = 'Request edit access';
export const requestView = 'Request view access';
export const requested = 'Request has been sent';
export const requestedHelp = 'The owner decides. The story map opens here as soon as they agree.';
export const viewerRequest = 'Request Edit Access';
export const viewerRequested = 'Access request has been sent to the owner';

export const inbox = 'Access requests';
export const none = 'No one is waiting for access to your story maps.';
export const inboxFailed = commonTexts.accessRequestsFailed;
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
export const clearText = "They don't get access but can ask again.";
export const clearConfirm = 'Dismiss';

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
export const added = withParts('{person} was added');
export const alreadyHas = withParts('{person} already has access.');
export const hasNoAccess = withParts('{person} currently has no access to StorYd. An administrator can restore it.');
export const otherCompany = withParts('You can share only with people who have an address at {company}.');
export const notSignedUp = withParts(
  'No one has signed up as {email} yet. Ask an administrator to invite them to StorYd, then share the story map with them.',
);
export const notSignedUpAdmin = withParts(
  'No one has signed up as {email} yet. Invite them to StorYd on the Admin page, then share the story map once they have signed up.',
);
export const ownerOnlyAdds = 'Only the owner can add people or change their roles.';
export const noMembers = 'Only you can see this story map so far.';
export const unknownPerson = overviewTexts.deletedUser;
export const noAccess = commonTexts.noAccess;
export const peopleFailed = "Couldn't load the people of your company.";
export const moreOf = withParts('More about {person}');
export const remove = 'Remove';
export const removeTitle = withParts('Remove {person}?');
export const removeText = withParts('They can no longer open “{map}”. What they added stays.');
export const handOverTitle = withParts('Make {person} the owner?');
export const handOverText = withParts(
  'They decide who can view “{map}”, and only they can delete it. You stay as an editor, and only they can make you the owner again.',
);
export const handOverConfirm = makeOwner;
export const handedOver = withParts('{person} now owns “{map}”');
