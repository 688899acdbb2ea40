import { plural } from '#shared/texts/withParts.ts';

/** Texts about edits that are not saved yet. */

export const waiting = plural('1 change waits for the network', '{count} changes wait for the network');
export const refused = plural('1 change is not saved', '{count} changes are not saved');
export const notKept = 'This browser does not keep them. Leave this page open.';

export const title = 'Changes that are not saved';
export const noText = 'A change of the board';
export const otherVersion = 'It was made with an earlier version of this page.';
export const showInitiative = 'Open the initiative';

export const again = 'Save now';
export const discard = 'Discard';

export const leaveTitle = 'Log out before everything is saved?';
export const leaveText = plural(
  '1 change is not saved yet. Logging out would delete it.',
  '{count} changes are not saved yet. Logging out would delete them.',
);
export const leaveTyped = plural(
  '1 long text that you typed is not saved. Logging out would delete it.',
  '{count} long texts that you typed are not saved. Logging out would delete them.',
);
export const saveFirst = 'Save, then log out';
export const discardAll = 'Discard and log out';
export const stay = 'Stay logged in';
