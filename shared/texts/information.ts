import { commonTexts } from './common.ts';
import { epicTexts } from './epics.ts';
import { maturityTexts } from './maturity.ts';
import { storyMapTexts } from './storyMap.ts';

/** The levels of maturity by number (rule detail.6). */
export const maturityLevelNames = {
  0: 'none',
  1: 'Initial',
  2: 'Repeatable',
  3: 'Defined',
  4: 'Managed/Capable',
  5: 'Optimised/Efficient',
} as const;

/** Texts of the Information dialog of an Activity. */
export const informationTexts = {
  title: 'Information',
  changeDescription: storyMapTexts.menu.change,
  unsaved: 'Some of what you typed is not saved yet. Close once more to discard it.',
  notAdded: 'Not added yet',
  lateFailure: '“{name}” was not saved: {message}',
  none: 'None',

  longDescription: 'Long description',
  longDescriptionPlaceholder: 'What else should people know about it?',

  facts: 'Priority and numbers',
  priority: 'Priority',
  inactive: '{name} (no longer active)',
  rank: 'Rank',
  order: 'Order',
  cost: 'Cost',
  size: 'Size',
  value: 'Value',
  amountTooLarge: 'A whole number up to {max}',
  amountNoNumber: 'A whole number, or nothing',
  amountNegative: 'Cannot be less than 0',
  noNumber: 'This was no number, so the field is empty',

  whos: 'WHO links',
  linking: '{done} of {total} linked',
  noWhos: 'No Who is linked to this Activity.',
  noWhosOnMap: 'There are no Whos on this story map yet.',
  toWhos: 'Add the first one',
  allLinked: 'All Whos of this story map are linked to it.',
  linkType: 'Link type',
  linkTypeOf: 'Link type of {name}',
  whosToLink: 'Whos',
  noWhosLeft: 'No other Whos',
  link: 'Link',
  unlink: 'Remove the link to {name}',
  unknownType: 'Unknown type',

  references: epicTexts.fields.references,
  noReferences: 'It refers to nothing yet.',
  referenceName: 'Name or https link',
  referenceType: 'Type',
  addReference: 'Add reference',
  removeReference: commonTexts.removeNamed,
  opensNewTab: '{name} (opens in a new tab)',

  maturity: 'Maturity',
  maturityItem: 'Item',
  current: 'Current',
  future: 'Future',
  currentOf: '{name}, current',
  futureOf: '{name}, future',
  level: '{level} {name}',
  average: 'Average',
  notJudged: maturityTexts.notJudged,
  noMaturityItems: 'Your company judges nothing by maturity yet.',
} as const;
