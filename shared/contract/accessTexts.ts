import type { Access } from './defineCall.ts';

/** The permission of a call, in words: one for each permission. */
export const accessTexts: Readonly<Record<Access['name'], string>> = {
  public: 'Anyone, signed in or not.',
  address: 'Everybody with a verified address of the company, with access to the application or without.',
  company: 'Everybody with access to the application.',
  self: 'Everybody about themselves.',
  'self-or-admin': 'Everybody about themselves, administrators about all of their company.',
  admin: 'Administrators of the company.',
  'super-admin': 'The super administrator of the company.',
  'map:view': 'Owner, editors and viewers of the story map, and global story map viewers.',
  'map:edit': 'Owner and editors of the story map.',
  'map:comment': 'Owner and editors of the story map, and those who may view it if it lets viewers comment.',
  'map:own': 'The owner of the story map.',
  'map:hand-over': 'The owner of the story map, and administrators of the company.',
  'initiative:view': 'Everybody with access to the application.',
  'initiative:edit': 'Owner and members of the initiative.',
  'initiative:hand-over': 'The owner of the initiative, and administrators of the company.',
  'initiative:own': 'The owner of the initiative.',
};
