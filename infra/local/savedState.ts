import * as z from 'zod/mini';
import { LocalRunError } from './localRunError.ts';

/**
 * What an earlier run saved as JSON, or undefined when it is damaged. The text may be secret, so nothing of it gets into a message.
 */
export function parseSaved<Schema extends z.ZodMiniType>(text: string, schema: Schema): z.output<Schema> | undefined {
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  const result = z.safeParse(schema, saved);
  return result.success ? result.data : undefined;
}

/** What is said of a file whose content is not what a run would have written. */
export function damaged(name: string): LocalRunError {
  return new LocalRunError(
    `${name} is damaged or gone, so StorYd does not start on it. Put a copy of it back, or begin anew with npm start -- --reset, which deletes all data of the folder.`,
  );
}
