import { commonTexts } from './common.ts';
import * as errorTexts from './errors.ts';

/** Texts of the list of story maps. 'Unkown' is spelled so on purpose (rule map.11). */
export const storyMapsTexts = {
  listTypeLabel: 'List',
  listTypes: {
    owner: 'Your Story Maps',
    'all-shared': 'Shared with you',
    all: 'All Story Maps',
    editor: 'Shared with you (Editor)',
    viewer: 'Shared with you (Viewer)',
  },

  create: 'New story map',
  createTitle: 'Create a story map',
  name: 'Name',
  nameHelp: 'The product or journey that the map is about',
  nameRequired: errorTexts.nameRequired,
  why: commonTexts.purpose,
  whyHelp: 'What it should change, and for whom',
  whyRequired: 'Purpose (WHY) is required',
  tooLong: commonTexts.tooLong,
  add: 'Add',

  open: 'Open',
  created: 'Created {date}',
  viewOwner: 'View owner',
  owner: 'Owner: {owner}',
  ownerUnknown: 'Owner: Unkown user',
  ownerFailed: 'The owner could not be loaded',

  delete: 'Delete',
  deleteNamed: commonTexts.deleteNamed,
  deleteOwnerOnly: 'Only the owner can delete this story map',
  deleteTitle: 'Delete story map',
  deleteQuestion: 'Are you sure you want to delete this story map?',
  deleteHelp:
    'Everything that stands on it goes with it, and so do its links to other story maps, which stay themselves. You can restore it from the trash for 30 days.',
  deleted: commonTexts.deleted,

  empty: 'empty',
  emptyHelp: {
    owner:
      'A story map lays out what people do with your product, step by step, so that a team can plan from the same picture. Start with your first one.',
    'all-shared':
      'Story maps that colleagues share with you appear here, whether you may edit them or only read them. Until then you can start one of your own.',
    all: 'Nobody in your company has made a story map yet. Start the first one.',
    editor: 'Story maps that colleagues let you edit appear here. Until then you can start one of your own.',
    viewer: 'Story maps that colleagues let you read appear here. Until then you can start one of your own.',
  },
} as const;
