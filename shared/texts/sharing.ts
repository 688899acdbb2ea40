import { commonTexts } from './common.ts';
import { overviewTexts } from './overview.ts';

const makeOwner = 'Make owner';

/** Texts for sharing story maps and asking for access to them. Quoted texts keep their spelling (docs/rules.md). */
export const sharingTexts = {
  requestEdit: 'Request edit access',
  requestView: 'Request view access',
  requested: 'Request has been sent',
  requestedHelp: 'Its owner decides. The story map opens here as soon as they have agreed.',
  viewerRequest: 'Request Edit Access',
  viewerRequested: 'Access request has been sent to the owner',

  inbox: 'Access requests',
  none: 'Nobody is waiting for access to one of your story maps.',
  inboxFailed: 'The access requests could not be loaded.',
  asks: { edit: 'wants to edit', view: 'wants to view' },
  approve: 'Approve',
  approveNamed: { edit: 'Let {person} edit “{map}”', view: 'Let {person} view “{map}”' },
  dismiss: commonTexts.dismiss,
  dismissNamed: 'Dismiss the request of {person} for “{map}”',
  approved: { edit: '{person} can now edit “{map}”', view: '{person} can now view “{map}”' },
  dismissed: 'The request of {person} was dismissed',
  more: {
    one: '{count} more is shown once these are answered',
    other: '{count} more are shown once these are answered',
  },
  clearAll: 'Clear All',
  clearTitle: { one: 'Dismiss {count} access request?', other: 'Dismiss {count} access requests?' },
  clearText: 'Nobody gets the access that they asked for. They can ask again.',
  clearConfirm: 'Dismiss them',

  membersTitle: 'Members of “{map}”',
  addPeople: 'Add people by name or email',
  addAs: 'Add as',
  roles: { owner: 'Owner', editor: 'Editor', viewer: 'Viewer' },
  roleOf: 'Role of {person}',
  you: '{person} (you)',
  added: '{person} has been added',
  noMembers: 'Only you can see this story map so far.',
  unknownPerson: overviewTexts.deletedUser,
  noAccess: 'No access at the moment',
  peopleFailed: 'The people of your company could not be loaded.',
  moreOf: 'More about {person}',
  makeOwner,
  remove: 'Remove',
  removeTitle: 'Remove {person}?',
  removeText: 'They can no longer open “{map}”. What they added stays.',
  handOverTitle: 'Make {person} the owner?',
  handOverText:
    'They then decide who may see “{map}”, and alone can delete it. You stay as an editor, and only they can make you the owner again.',
  handOverConfirm: makeOwner,
  handedOver: '{person} owns “{map}” now',
} as const;

/** The header of a story map's page and its edit menu (rule screen.7). */
export const mapShellTexts = {
  openTabs: 'Tabs, {tab} is open',
  tabs: 'Tabs',
  edit: 'Edit story map',
  menu: {
    name: 'Edit Story map name',
    why: 'Edit Purpose (WHY)',
    problem: 'Add Problems',
    backbone: 'Create a Backbone Activity',
    who: 'Create a Who',
    release: 'Create release',
    members: 'Edit Members',
    trash: commonTexts.trash,
  },
  editingLost: 'You can only view this story map now, so your last change was not saved',
  editingEnded: 'You can only view this story map now',
  editingGained: 'You can edit this story map now',
  whoIsThere: '“{name}” is on the Who board',
  showWho: 'Show',
  name: 'Name',
  why: commonTexts.purpose,
  whyEmpty: 'Purpose cannot be empty',
  save: 'Save',
} as const;
