import * as z from 'zod/mini';
import { MAX_LONG_TEXT_LENGTH } from '../model/limits.ts';
import { tooLong } from '../model/textRule.ts';

/** A text as its sender saw it, of any field. */
const seenTextSchema = z.string().check(z.maxLength(MAX_LONG_TEXT_LENGTH, tooLong(MAX_LONG_TEXT_LENGTH)));

/**
 * The input field for the values that the sender of a command saw in the fields that it writes, each by its name in the
 * input. If a present value differs, nothing is written and the call answers `value-changed` with the values that differ
 * (rule call.10, docs/decisions/0039).
 * @param values the schema of each of them
 */
export function expecting<Values extends Readonly<Record<string, z.ZodMiniType>>>(values: Values) {
  return { expect: z.optional(z.partial(z.object(values))) };
}

/** The same for text fields; an empty one is none. @param names the fields' names in the input */
export function expectingTexts<const Name extends string>(...names: readonly Name[]) {
  const values = Object.fromEntries(names.map((name) => [name, seenTextSchema]));
  return expecting(values as Record<Name, typeof seenTextSchema>);
}
