import type { EPIC_TYPES } from '#shared/model/epic/epic.ts';
import * as epicTexts from '#shared/texts/epic/epics.ts';
import * as releaseWhatTexts from '#shared/texts/release/releaseWhat.ts';

/** The display name of a kind of epic. */
export const epicKindName = (type: (typeof EPIC_TYPES)[number]): string =>
  type === 'free_text'
    ? releaseWhatTexts.naming.freeText
    : type === 'who'
      ? epicTexts.parts.who
      : epicTexts.kinds[type];
