type Values = Readonly<Record<string, string | number>>;

/** The names of the `{parts}` of a text. */
type PartOf<Text extends string> = Text extends `${string}{${infer Part}}${infer Rest}` ? Part | PartOf<Rest> : never;

/** A text with parts: call it with a value for each of them. */
export type TextWithParts<Part extends string> = (values: Readonly<Record<Part, string | number>>) => string;

/** A text in singular or plural: call it with its `count` and a value for each other part. */
export type PluralText<Part extends string = 'count'> = (
  values: Readonly<Record<Exclude<Part, 'count'>, string | number> & { count: number }>,
) => string;

/**
 * A text with its `{parts}` filled in, all in one pass, so that a user's input is never taken for a part itself. A part
 * without a value stays as written, where a test or a reader will see it.
 */
export function fillParts(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (written, part: string) =>
    Object.hasOwn(values, part) ? isolated(String(values[part])) : written,
  );
}

/** Characters that turn the direction of the text after them. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;
/** Letters that are written from right to left, and marks of the direction. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc]/;
const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069'];

/** A user's text that keeps its direction to itself, so that it does not turn the sentence around it. */
function isolated(value: string): string {
  const plain = value.replace(TURNING, '');
  return RIGHT_TO_LEFT.test(plain) ? `${FIRST_STRONG_ISOLATE}${plain}${POP_ISOLATE}` : plain;
}

/**
 * A text with `{parts}`, as a function of their values.
 * @__NO_SIDE_EFFECTS__
 */
export function withParts<const Text extends string>(text: Text): TextWithParts<PartOf<Text>> {
  return (values: Values) => fillParts(text, values);
}

/**
 * A text for one and a text for any other number, as a function of `count` and their other parts.
 * @__NO_SIDE_EFFECTS__
 */
export function plural<const One extends string, const Other extends string>(
  one: One,
  other: Other,
): PluralText<PartOf<One> | PartOf<Other>> {
  return (values: Values) => fillParts(values['count'] === 1 ? one : other, values);
}
