import * as commonTexts from '#shared/texts/common.ts';
import { plural, withParts } from '#shared/texts/withParts.ts';
import * as boardSelectionTexts from '../boardSelection.ts';
import * as resultTexts from '../paletteResults.ts';
import * as storyMapTexts from '../story_map/storyMap.ts';
import * as sessionFieldTexts from './sessionFields.ts';

/**
 * Texts of the administrators' page. The spelling of quoted texts is part of the product (docs/rules.md). Texts of
 * refusals are in `errors.ts`, which the server shares.
 */

export const title = 'Administration';
export const notAdministratorHelp =
  'Administrators of your company manage its users here. Ask one of them if you need a change.';
export const backToMaps = 'Go to story maps';
export const tabs = {
  users: 'Users',
  settings: 'Global Settings',
  maps: 'Story Maps',
  requests: 'Admin Requests',
  integration: 'Integration',
  audit: 'Access Log',
  data: 'Company Data',
} as const;

/** In the inbox they stand beside those for story maps. */
export const requests = 'Requests for access to StorYd';
export const noRequests = 'People of your company who ask for access appear here.';
export const requestsFailed = commonTexts.accessRequestsFailed;
export const requestsAnswered = 'No one else is waiting.';
export const letIn = 'Let in';
export const letInNamed = withParts('Let {person} in');
export const decline = 'Decline';
export const declineNamed = withParts('Decline the request of {person}');
export const declined = withParts('Access declined. {person} gets a mail');

export const users = 'Users';
export const countOne = '1 user';
export const countMany = withParts('{count} users');
export const empty = 'empty';
export const emptyFiltered = 'No one matches this search and filter.';
export const emptyAll = 'People of your company who have access appear here.';
export const clearFilter = 'Show everyone';
export const search = 'Search users';
export const searchHint = 'Name or email';
export const showSearch = 'Search and filter users';
export const filter = 'Filter';
export const filters = {
  none: 'None',
  'not-signed-up': 'Not signed up',
  'no-access': 'No access (inactive)',
  admin: 'Admin',
} as const;

export const active = 'Active';
export const noAccess = commonTexts.noAccess;
export const notSignedUp = 'This user has not signed up yet';
export const you = 'you';
export const roleSuperAdmin = 'Super admin';
export const roleAdmin = 'Admin';
export const roleGlobalViewer = 'Global story map viewer';

export const roleNone = 'Member';

export const columns = { person: 'Person', roles: 'Roles', state: 'State', actions: 'Actions' } as const;
export const actionsFor = withParts('More for {person}');
export const rolesOf = withParts('Roles of {person}');
export const roleHelp = {
  admin: 'Looks after users, settings and integrations',
  global_story_map_viewer: 'Views every story map of the company',
} as const;

export const select = withParts('Select {person}');
export const selectPage = 'Select everyone on this page';
export const selection = 'Selected users';
export const selected = plural('{count} user selected', '{count} users selected');
export const clearSelection = boardSelectionTexts.clear;
export const grantViewerToAll = 'Let view all story maps';
export const noneToGrant = 'Everyone you selected already has access.';
export const noneToRemove = "You can't remove the access of anybody you selected.";
export const noneToView = 'Everyone you selected can already view all story maps or has no access.';
export const removeManyTitle = plural('Remove access of {count} user?', 'Remove access of {count} users?');
export const removeManyText =
  'They lose access with the very next thing they do. What they made stays, and you can grant access again.';
export const removeManyKept = plural(
  '{count} user you selected is left out: their access has ended already, or you may not remove it.',
  '{count} users you selected are left out: their access has ended already, or you may not remove it.',
);
export const andMore = withParts('and {count} more');
export const removedMany = plural('{count} user has no access any more', '{count} users have no access any more');
export const viewersMany = plural(
  '{count} user can now view all story maps',
  '{count} users can now view all story maps',
);

export const permissions = 'See permissions';
export const permissionsOf = withParts('Permissions of {person}');
export const permissionsAll = 'Can view every story map of the company.';
export const permissionsNone = 'No story map is shared with this person.';
export const rolesOnMaps = { owner: 'Owner', editor: 'Editor', viewer: 'Viewer' } as const;

export const transfer = 'Transfer super admin role';
export const transferTitle = withParts('Make {person} the super admin?');
export const transferText = withParts(
  'There is only one super admin. You stay an administrator and are logged out, and only {person} can give the role back to you.',
);

export const removeUser = 'Remove user';
export const removeUserTitle = withParts('Remove the user {person}?');
export const removeUserText = withParts(
  'The account of {email} is deleted and access ends immediately. The name stays where {person} took part. To come back, they need access and a new account.',
);
export const removeInvitedText = withParts("{email} is removed from the list and won't get in after signing up.");
export const userRemoved = withParts('{person} has been removed');

export const addUser = 'Add user';
export const addTitle = 'Add users';
export const addHelp =
  'One or many addresses, separated by commas or lines, or pasted from a spreadsheet. They get access immediately.';
export const addWith = 'Permissions';
export const email = 'Email addresses';
export const emailPlaceholder = withParts('name@{domain}');
export const emailRequired = 'Email is required';
export const emailNotValid = sessionFieldTexts.emailNotValid;
export const emailTwice = withParts('{email} is listed twice');
export const tooManyAtOnce = withParts('Add at most {count} people at a time.');
export const lines = 'Outcome for each address';
export const lineReady = 'Will get access';
export const lineAdded = 'Has access';
export const linesWrong = plural("{count} address can't be added.", "{count} addresses can't be added.");
export const leaveOut = 'Skip them';
export const alreadyActive = withParts('{email} already has access');
export const add = 'Add';
export const addMany = withParts('Add {count} people');
export const added = withParts('{email} now has access');
export const addedMany = withParts('{count} people now have access');

export const resetFactor = 'Reset sign-in';
export const resetFactorTitle = withParts('Reset two-step sign-in of {person}?');
export const resetFactorText = withParts(
  'For someone who lost their authenticator app. {person} is logged out everywhere, no longer needs a code, and gets a mail at {email} to set a new password. Make sure that it is really {person} who asks.',
);
export const resetFactorDone = withParts('A mail to set a new password was sent to {email}');
export const removeAccess = 'Remove access';
export const removeTitle = withParts("Remove {person}'s access?");
export const removeText = withParts(
  '{email} loses access immediately. Their work stays, and you can grant access again.',
);
export const removeUnusedText = withParts(
  "{email} won't get in, even after signing up, until you add the address again.",
);
export const grantAccess = 'Grant access';

export const losesMaps = plural(
  'They own {count} story map. You can hand it over to someone else afterwards.',
  'They own {count} story maps. You can hand them over to someone else afterwards.',
);
export const mapsOf = withParts('Story maps of {person}');
export const mapsHelp =
  "A story map without an owner can't be shared or deleted. StorYd proposes its business owner, or the person who has been its editor longest.";
export const ownerless = 'Story maps without an owner';
export const noneOwnerless = 'When the owner of a story map loses access, you hand the story map over here.';
export const wasOwner = withParts('Owned by {person}, who no longer has access');
export const noMaps = withParts('{person} owns no story map.');
export const allHandedOver = withParts('{person} no longer owns a story map.');
export const proposed = {
  businessOwner: withParts('Proposed: {person}, its business owner'),
  editor: withParts('Proposed: {person}, its longest editor'),
} as const;
export const noneProposed = 'No one to propose: no business owner or editor has access';
export const handOverTo = withParts('Hand over to {person}');
export const handOverNamed = withParts('Hand over to {person}: “{map}”');
export const handOverTitle = withParts('Hand over “{map}” to {person}?');
export const handOverText = 'They decide who can view the story map, and only they can delete it.';
export const handOver = 'Hand over';
export const mapCount = plural('{count} map', '{count} maps');
export const searchMaps = 'Search for a story map';
export const noMapsYet = 'Your company has no story maps yet.';
export const noMapFound = withParts('Nothing matches “{text}”.');
export const mapColumns = {
  name: storyMapTexts.pageTitle,
  owner: 'Owner',
  created: 'Created',
  actions: 'Actions',
} as const;
export const everyOwner = 'Everyone';
export const ownerFilter = 'Owner';
export const noMapOfOwner = 'No story map matches this search and owner.';
export const top = 'global hierarchy top';
export const topNamed = withParts('global hierarchy top: “{map}”');
export const isTop = "This story map is the top of your company's hierarchy";
export const openNamed = withParts('Open “{map}” in a new tab');
export const changeOwner = 'Change Owner';
export const changeOwnerOf = withParts('Change Owner of “{map}”');
export const selectOwner = 'Select the new owner of this Story Map';
export const people = resultTexts.groups.people;
export const newOwner = withParts('New owner: {person}, {email}');
export const searchPeople = 'Search people by name or email';
export const ownerSet = 'A new owner has been set for the selected Story Map';
