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
  filter: 'Filter',
  filters: { none: 'None', 'not-signed-up': 'Not signed up', 'no-access': 'No access (inactive)', admin: 'Admin' },

  active: 'Active',
  noAccess: 'No access',
  notSignedUp: 'This user has not signed up yet',
  you: 'you',
  roleSuperAdmin: 'Super admin',
  roleAdmin: 'Admin',
  roleGlobalViewer: 'Global story map viewer',

  addUser: 'Add user',
  addTitle: 'Add a user',
  addHelp: 'They get access at once, and can sign up with this address whenever they like.',
  email: 'Email',
  emailPlaceholder: 'name@{domain}',
  emailRequired: 'Email is required',
  emailNotValid: sessionFieldTexts.emailNotValid,
  alreadyActive: '{email} already has access',
  add: 'Add',
  added: '{email} now has access',

  resetFactor: 'Reset sign-in',
  resetFactorOf: 'Reset two-step sign-in of {person}',
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
