import * as commonTexts from '#shared/texts/common.ts';
import { plural, withParts } from '#shared/texts/withParts.ts';

/**
 * Texts of the company's settings on the administrators' page. The spelling of quoted texts is part of the product
 * (docs/rules.md).
 */

export const priorities = 'Priorities';
export const prioritiesHelp = 'Listed in this order, most important first.';
export const kinds = {
  reference_link: 'Reference Link Types',
  who_what_link_type: 'Who-What link Types',
  who_who_link_type: 'Who-Who link Types',
  maturity: 'Maturity items',
} as const;
export const initiatives = 'Initiatives';
export const countsHidden = 'Count hidden releases in totals';
export const countsHiddenHelp =
  "Everyone sees the totals of a release group. Turn this on to include releases that a person can't view, if the group has at least three of them. No one sees which releases these are, but anyone who sees a total change learns by how much.";
export const retiredHelp = 'Items you turn off stay where they are used but are no longer offered.';
export const none = 'Nothing here yet.';
export const uses = {
  help: 'See how often each one is used before you change it.',
  count: 'Count uses',
  again: 'Count again',
  counting: plural('Counting: {count} story map so far', 'Counting: {count} story maps so far'),
  counted: plural('Counted {day}, on {count} story map', 'Counted {day}, on {count} story maps'),
  failed: "Couldn't count the uses. Try again.",
  none: 'not used',
  some: plural('used once', 'used {count} times'),
} as const;
export const name = 'Name';
export const color = 'Colour';
export const offeredWords = { on: 'Offered', off: 'Not offered' } as const;
export const inUseNamed = withParts('Offered: {name}');
export const enabledWords = { on: 'Enabled', off: 'Disabled' } as const;
export const enabledNamed = withParts('Enabled: {name}');
export const active = 'In use';
export const notActive = 'Not in use';
export const activeNamed = withParts('In use: {name}');
export const edit = commonTexts.editNamed;
export const add = 'Add';
export const save = 'Save';
export const addPriority = 'Add priority';
export const addNamed = withParts('Add to {list}');
export const newPriority = 'New priority';
export const newOne = withParts('New: {list}');
export const moveUp = withParts('Move {name} up');
export const moveDown = withParts('Move {name} down');
export const moved = withParts('{name} is now number {place} of {count}');
export const priorityNameEmpty = "Priority name can't be empty";
export const linkTypeNameEmpty = 'Link Type Name can not be empty';
export const nameEmpty = 'Enter a name';
export const hardToSee = {
  light: 'This colour is hard to see in the light theme.',
  dark: 'This colour is hard to see in the dark theme.',
} as const;
