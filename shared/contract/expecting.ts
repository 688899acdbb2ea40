import * as z from 'zod/mini';
import { MAX_LONG_TEXT_LENGTH } from '../model/limits.ts';
import { tooLong } from '../model/textRule.ts';

/** A text as its sender saw it, of whichever field. */
const seenTextSchema = z.string().check(z.maxLength(MAX_LONG_TEXT_LENGTH, tooLong(MAX_LONG_TEXT_LENGTH)));

/**
 * The field of an input in which the sender of a command says what stood in the fields that it writes, each by its name in the input. Where another value
 * stands by then, nothing is written and the call answers `value-changed` with what stands there (rule call.10, docs/decisions/0039).
 * @param values what each of them can hold
 */
export function expecting<Values extends Readonly<Record<string, z.ZodMiniType>>>(values: Values) {
  return { expect: z.optional(z.partial(z.object(values))) };
}

/** The same for fields that hold texts; an empty one is none. @param names the fields' names in the input */
export function expectingTexts<const Name extends string>(...names: readonly Name[]) {
  const values = Object.fromEntries(names.map((name) => [name, seenTextSchema]));
  return expecting(values as Record<Name, typeof seenTextSchema>);
}
