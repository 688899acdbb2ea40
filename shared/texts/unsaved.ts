import { plural } from '#shared/texts/withParts.ts';

/** Texts about edits that are not saved yet. */

export const waiting = plural('1 change is waiting for the network', '{count} changes are waiting for the network');
export const refused = plural("1 change isn't saved", "{count} changes aren't saved");
export const notKept = "This browser can't keep them. Leave this page open.";

export const title = 'Unsaved changes';
export const noText = 'A change on the board';
export const otherVersion = 'It was made in an earlier version of StorYd.';
export const showInitiative = 'Open the initiative';

export const again = 'Save now';
export const discard = 'Discard';

export const leaveTitle = 'Log out before everything is saved?';
export const leaveText = plural(
  "1 change isn't saved yet. Logging out would delete it.",
  "{count} changes aren't saved yet. Logging out would delete them.",
);
export const leaveTyped = plural(
  "1 long text that you typed isn't saved. Logging out would delete it.",
  "{count} long texts that you typed aren't saved. Logging out would delete them.",
);
export const saveFirst = 'Save, then log out';
export const discardAll = 'Discard and log out';
export const stay = 'Stay logged in';
