import { sessionFieldTexts } from './session.ts';

/**
 * Texts of the administrators' page. The spelling of quoted texts is part of the product (docs/rules.md). Texts of
 * refusals are in `errors.ts`, which the server shares.
 */
export const adminTexts = {
  title: 'Administration',
  notAdministratorHelp:
    'Administrators of your company look after its users here. Ask one of them if something should change.',
  backToMaps: 'Go to story maps',
  tabs: { users: 'Users', settings: 'Global Settings', maps: 'Story Maps', requests: 'Admin Requests' },

  requests: 'People who ask to be let in',
  requestsFailed: 'Who asks to be let in could not be loaded.',
  requestsAnswered: 'Nobody else is waiting.',
  letIn: 'Let in',
  letInNamed: 'Let {person} in',
  decline: 'Decline',
  declineNamed: 'Decline the request of {person}',
  declined: '{person} was not let in, and gets a mail that says so',

  users: 'Users',
  countOne: '1 user',
  countMany: '{count} users',
  empty: 'empty',
  emptyFiltered: 'Nobody matches this search and filter.',
  emptyAll: 'People of your company who may use the application appear here.',
  clearFilter: 'Show everybody',
  search: 'Search users',
  searchHint: 'Name or email',
  showSearch: 'Search and filter users',
  filter: 'Filter',
  filters: { none: 'None', 'not-signed-up': 'Not signed up', 'no-access': 'No access (inactive)', admin: 'Admin' },

  active: 'Active',
  noAccess: 'No access',
  notSignedUp: 'This user has not signed up yet',
  you: 'you',
  roleSuperAdmin: 'Super admin',
  roleAdmin: 'Admin',
  roleGlobalViewer: 'Global story map viewer',

  actionsFor: 'More for {person}',
  grantViewer: 'Let them view all story maps',
  removeViewer: 'Stop letting them view all story maps',
  grantAdmin: 'Make them an administrator',
  removeAdmin: 'Remove as an administrator',

  permissions: 'See permissions',
  permissionsOf: 'Permissions of {person}',
  permissionsAll: 'Views every story map of the company.',
  permissionsNone: 'No story map is shared with this person.',
  rolesOnMaps: { owner: 'Owner', editor: 'Editor', viewer: 'Viewer' },

  transfer: 'Transfer super admin role',
  transferTitle: 'Make {person} the super admin?',
  transferText:
    'There is one super admin. You stay an administrator and are logged out; only {person} can give the role back to you.',

  removeUser: 'Remove user',
  removeUserTitle: 'Remove the user {person}?',
  removeUserText:
    'The account of {email} is deleted and access ends at once. The name stays where {person} took part. To come back, they need access and a new account.',
  removeInvitedText: '{email} leaves the list, and will not get in after signing up.',
  userRemoved: '{person} has been removed',

  addUser: 'Add user',
  addTitle: 'Add users',
  addHelp: 'One address or many: separated by commas, in lines, or pasted from a spreadsheet. They get access at once.',
  addWith: 'Permissions',
  email: 'Email addresses',
  emailPlaceholder: 'name@{domain}',
  emailRequired: 'Email is required',
  emailNotValid: sessionFieldTexts.emailNotValid,
  emailTwice: '{email} is here twice',
  tooManyAtOnce: 'Please add at most {count} people at once.',
  lines: 'What happens with each address',
  lineReady: 'Will get access',
  lineAdded: 'Has access now',
  linesWrong: { one: '{count} address cannot be added.', other: '{count} addresses cannot be added.' },
  leaveOut: 'Leave them out',
  alreadyActive: '{email} already has access',
  add: 'Add',
  addMany: 'Add {count} people',
  added: '{email} now has access',
  addedMany: '{count} people now have access',

  resetFactor: 'Reset sign-in',
  resetFactorTitle: 'Reset two-step sign-in of {person}?',
  resetFactorText:
    'For somebody who lost their authenticator app. {person} is logged out everywhere, needs no code of the app any more, and gets a mail at {email} to set a new password. Make sure that it is really {person} who asks for it.',
  resetFactorDone: 'A mail to set a new password was sent to {email}',
  removeAccess: 'Remove access',
  removeAccessOf: 'Remove access of {person}',
  grantAccessTo: 'Grant access to {person}',
  removeTitle: "Remove {person}'s access?",
  removeText:
    '{email} loses access with the very next thing they do. What they made stays, and you can grant access again.',
  removeUnusedText: '{email} will not get in, even after signing up, until you add the address again.',
  grantAccess: 'Grant access',

  losesMaps: {
    one: 'They own {count} story map. You can then hand it over to somebody else.',
    other: 'They own {count} story maps. You can then hand them over to somebody else.',
  },
  mapsOf: 'Story maps of {person}',
  mapsHelp:
    'A story map without an owner cannot be shared or deleted. Proposed is its business owner, else who has been its editor longest.',
  noMaps: '{person} owns no story map.',
  allHandedOver: '{person} owns no story map any more.',
  proposed: {
    businessOwner: 'Proposed: {person}, its business owner',
    editor: 'Proposed: {person}, its longest editor',
  },
  noneProposed: 'Nobody to propose: no business owner or editor with access',
  handOverTo: 'Hand over to {person}',
  handOverNamed: 'Hand over to {person}: “{map}”',
  changeOwner: 'Change Owner',
  changeOwnerOf: 'Change Owner of “{map}”',
  selectOwner: 'Select the new owner of this Story Map',
  people: 'People',
  searchPeople: 'Search people by name or email',
  ownerSet: 'A new owner has been set for the selected Story Map',
} as const;
