import { MAX_NAME_LENGTH } from '#shared/model/limits.ts';
import { isLonger } from '#shared/model/textRule.ts';
import { commonTexts } from '#shared/texts/common.ts';
import { fill } from '#shared/texts/fill.ts';

/**
 * What is said below a field whose text has more characters than calls take; undefined when it has not. No field cuts what is typed.
 * @param max in code points, so that an emoji counts once; those of a name unless given
 */
export function tooLong(text: string, max: number = MAX_NAME_LENGTH): string | undefined {
  return isLonger(text.trim(), max) ? fill(commonTexts.tooLong, { max }) : undefined;
}
