import * as z from 'zod/mini';
import { nameSchema } from '#shared/model/fields.ts';
import { wordsOf } from './refusal.ts';

/** A description or name as it is kept: in one line. Breaks come from pasting. */
export function oneLine(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim();
}

/** Why calls would not take a text of one line, or null. */
export function errorIn(text: string): string | null {
  const checked = z.safeParse(nameSchema, text);
  return checked.success ? null : (checked.error.issues[0]?.message ?? wordsOf('bad-input'));
}
