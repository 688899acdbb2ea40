import { ID_ALPHABET } from '#shared/model/ids.ts';
import { sha256 } from './sha256.ts';

const ID_LENGTH = 20;

/** An id that is always the same for a text, and as evenly distributed as others. */
export function idOfText(text: string): string {
  const letters = [...Buffer.from(sha256(text), 'hex').subarray(0, ID_LENGTH)];
  return letters.map((byte) => ID_ALPHABET.charAt(byte % ID_ALPHABET.length)).join('');
}
