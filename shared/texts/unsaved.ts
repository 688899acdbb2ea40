/** Texts about edits that are not saved yet. */

export const held = 'This waited for more than a day. Check it before you save it.';
