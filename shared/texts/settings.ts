import { commonTexts } from './common.ts';
/**
 * Texts of the company's settings on the administrators' page. The spelling of quoted texts is part of the product
 * (docs/rules.md).
 */
export const settingsTexts = {
  priorities: 'Priorities',
  prioritiesHelp: 'In the order in which they are offered, the most important first.',
  kinds: {
    reference_link: 'Reference Link Types',
    who_what_link_type: 'Who-What link Types',
    who_who_link_type: 'Who-Who link Types',
    maturity: 'Maturity items',
  },
  initiatives: 'Initiatives',
  countsHidden: 'Count hidden releases in totals',
  countsHiddenHelp:
    'Everybody sees the totals of a release group. With this, releases of story maps that a person may not view count in them too, where a group has at least three of these. Nobody sees which, but whoever sees a total change learns by how much.',
  retiredHelp: 'What is turned off stays where it is set, and is not offered any more.',
  none: 'Nothing here yet.',
  uses: {
    help: 'See how often each of these is used before you change it.',
    count: 'Count uses',
    again: 'Count again',
    counting: {
      one: 'Counting: {count} story map so far',
      other: 'Counting: {count} story maps so far',
    },
    counted: { one: 'Counted {day}, on {count} story map', other: 'Counted {day}, on {count} story maps' },
    failed: 'The uses could not be counted.',
    none: 'not used',
    some: { one: 'used once', other: 'used {count} times' },
  },
  name: 'Name',
  color: 'Colour',
  inUse: 'Offered',
  inUseNamed: 'Offered: {name}',
  enabled: 'Enabled',
  enabledNamed: 'Enabled: {name}',
  active: 'In use',
  activeNamed: 'In use: {name}',
  edit: commonTexts.editNamed,
  add: 'Add',
  save: 'Save',
  addPriority: 'Add priority',
  addNamed: 'Add to {list}',
  newPriority: 'New priority',
  newOne: 'New: {list}',
  moveUp: 'Move {name} up',
  moveDown: 'Move {name} down',
  moved: '{name} is now number {place} of {count}',
  priorityNameEmpty: "Priority name can't be empty",
  linkTypeNameEmpty: 'Link Type Name can not be empty',
  nameEmpty: 'Please type a name',
  hardToSee: {
    light: 'This colour is hard to see in the light theme.',
    dark: 'This colour is hard to see in the dark theme.',
  },
} as const;
