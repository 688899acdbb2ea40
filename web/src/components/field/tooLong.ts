import { MAX_NAME_LENGTH } from '#shared/model/limits.ts';
import { isLonger } from '#shared/model/textRule.ts';
import * as commonTexts from '#shared/texts/common.ts';

/**
 * The error below a field whose text is longer than calls accept; undefined otherwise. No field truncates typed text.
 * @param max in code points, so that an emoji counts once; the limit of a name by default
 */
export function tooLong(text: string, max: number = MAX_NAME_LENGTH): string | undefined {
  return isLonger(text.trim(), max) ? commonTexts.tooLong({ max }) : undefined;
}
