import * as commonTexts from '#shared/texts/common.ts';
import { withParts } from '#shared/texts/withParts.ts';

/** Texts about a typed text that is not saved, wherever it shows. */

export const held = 'This has been waiting for more than a day. Check it before you save it.';
export const copy = 'Copy the text';
export const copied = 'Copied';
export const notCopied = commonTexts.copyingBlocked;

/** A card that a colleague has deleted while its text was changed. */
export const deletedBy = withParts('This Activity was deleted by {name}.');
export const deleted = 'This Activity was deleted.';
export const restoreWithText = 'Restore it with your text';

/** A text that was typed on an earlier visit and not saved. */
export const yours = 'Your unsaved text';
export const yoursFrom = withParts('Unsaved text from {time}');
export const useIt = 'Continue';
export const forget = 'Discard';

/** Before a form closes that has more than what is saved. */
export const discardTitle = 'Discard what you typed?';
export const discardText = "It isn't saved yet.";
