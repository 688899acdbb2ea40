import * as commonTexts from '#shared/texts/common.ts';
import * as epicTexts from '#shared/texts/epic/epics.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { withParts } from '#shared/texts/withParts.ts';
import * as maturityTexts from './maturity.ts';

/** Texts of the information of an Activity. */

export const title = 'Information';
export const changeDescription = storyMapTexts.menu.change;
export const unsaved = "Some of your text isn't saved yet. Close or switch cards again to discard it.";
export const notAdded = 'Not added yet';
export const lateFailure = withParts("“{name}” wasn't saved: {message}");
export const none = 'None';

export const longDescription = 'Long description';
export const longDescriptionPlaceholder = 'What else should people know about it?';
export const editLongDescription = 'Edit long description';

export const priority = 'Priority';
export const inactive = withParts('{name} (no longer active)');
export const rank = 'Rank';
export const order = 'Order';
export const cost = 'Cost';
export const size = 'Size';
export const value = 'Value';
export const amountTooLarge = withParts('A whole number up to {max}');
export const amountNoNumber = 'A whole number, or leave it empty';
export const amountNegative = "Can't be less than 0";
export const noNumber = "That wasn't a number, so the field is empty";

export const whos = 'WHO links';
export const linking = withParts('{done} of {total} linked');
export const noWhos = 'No Who is linked to this Activity.';
export const noWhosOnMap = 'There are no Whos on this story map yet.';
export const toWhos = 'Add the first Who';
export const allLinked = 'All Whos of this story map are linked to it.';
export const linkType = 'Link type';
export const linkTypeOf = withParts('Link type of {name}');
export const whosToLink = 'Whos';
export const noWhosLeft = 'No other Whos';
export const link = 'Link';
export const unlink = withParts('Remove the link to {name}');
export const unknownType = 'Unknown type';

export const epics = releaseTexts.amounts.epics;
export const allEpics = withParts('All {count} epics');

export const references = epicTexts.fields.references;
export const noReferences = 'No references yet.';
export const referenceName = 'Name or https link';
export const referenceType = 'Type';
export const addReference = 'Add reference';
export const removeReference = commonTexts.removeNamed;
export const opensNewTab = withParts('{name} (opens in a new tab)');

export const maturity = 'Maturity';
export const maturityItem = 'Item';
export const current = 'Current';
export const future = 'Future';
export const currentOf = withParts('{name}, current');
export const futureOf = withParts('{name}, future');
export const level = withParts('{level} {name}');
export const average = 'Average';
export const notJudged = maturityTexts.notJudged;
export const setMaturity = 'Set maturity';
export const noMaturityItems = 'Your company has no maturity items yet.';
