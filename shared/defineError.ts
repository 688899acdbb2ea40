/** One way in which a call can be refused. */
export type ErrorDefinition<Code extends string = string> = {
  readonly code: Code;
  /** The HTTP status. */
  readonly status: number;
  /** What people read. */
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
