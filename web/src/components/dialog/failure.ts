/** A failure as forms and dialogs accept it: an error, its text, or nothing. */
export type Failure = { readonly message: string } | string | null | undefined;

/** The text to show, or undefined without a failure. */
export function messageOf(failure: Failure): string | undefined {
  if (failure === null || failure === undefined) return undefined;
  return typeof failure === 'string' ? failure : failure.message;
}
