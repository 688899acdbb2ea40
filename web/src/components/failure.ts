/** What forms and dialogs take as 'what went wrong': an error, its text, or nothing. */
export type Failure = { readonly message: string } | string | null | undefined;

/** The text to show, or undefined when nothing went wrong. */
export function messageOf(failure: Failure): string | undefined {
  if (failure === null || failure === undefined) return undefined;
  return typeof failure === 'string' ? failure : failure.message;
}
