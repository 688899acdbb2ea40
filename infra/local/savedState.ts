import * as z from 'zod/mini';
import { LocalRunError } from './localRunError.ts';

/**
 * JSON saved by an earlier run, or undefined when it is damaged. The text may be secret, so it is not part of any
 * message.
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

/** The message for a file with unexpected content. */
export function damaged(name: string): LocalRunError {
  return new LocalRunError(
    `${name} is damaged or gone, so StorYd does not start on it. Put a copy of it back, or begin anew with npm start -- --reset, which deletes all data of the folder.`,
  );
}
