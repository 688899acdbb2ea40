/** One possible refusal of a call. */
export type ErrorDefinition<Code extends string = string> = {
  readonly code: Code;
  /** The HTTP status. */
  readonly status: number;
  /** The message for people. */
  readonly message: string;
};

/**
 * Defines a refusal of `shared/errors.ts`.
 * @__NO_SIDE_EFFECTS__
 */
export function defineError<const Code extends string>(
  code: Code,
  status: number,
  message: string,
): ErrorDefinition<Code> {
  return { code, status, message };
}
