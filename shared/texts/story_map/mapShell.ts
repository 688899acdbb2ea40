import * as commonTexts from '#shared/texts/common.ts';
import { withParts } from '#shared/texts/withParts.ts';

/** The header of a story map's page and its edit menu (rule screen.7). */

export const openTabs = withParts('Tabs, {tab} is open');
export const tabs = 'Tabs';
export const edit = 'Edit story map';
export const menu = {
  name: 'Edit Story map name',
  why: 'Edit Purpose (WHY)',
  problem: 'Add Problems',
  backbone: 'Create a Backbone Activity',
  who: 'Create a Who',
  release: 'Create release',
  members: 'Edit Members',
  trash: commonTexts.trash,
} as const;
/** Opens the walk along the backbone. */
export const present = 'Present';
/** The menu of those who may only view. */
export const more = 'More actions';
export const editingLost = "You can now only view this story map, so your last change wasn't saved";
export const editingEnded = 'You can now only view this story map';
export const editingGained = 'You can now edit this story map';
export const whoIsThere = withParts('“{name}” is on the Who board');
export const showWho = 'Show';
export const name = 'Name';
export const why = commonTexts.purpose;
export const whyEmpty = "Purpose can't be empty";
export const save = 'Save';
