import * as z from 'zod/mini';
import { LAST_DATE, MAX_EMAIL_LENGTH, MAX_LONG_TEXT_LENGTH, MAX_NAME_LENGTH, MAX_WHY_LENGTH } from './limits.ts';
import { canonicalEmail, companyOfEmail } from './people/companyDomain.ts';
import { isVisible, storable, textErrors, tooLong } from './textRule.ts';

/**
 * A text of at most so many characters. Trimmed, not empty: people see something of it.
 */
export function textUpTo(max: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, textErrors.empty),
      z.maxLength(max, tooLong(max)),
      z.refine(storable, textErrors.notStorable),
      z.refine(isVisible, textErrors.empty),
    );
}

/** A one-line text: names, descriptions of Activities. Trimmed, not empty. */
export const nameSchema = textUpTo(MAX_NAME_LENGTH);

/**
 * A text of at most so many characters that may be empty. Trimmed.
 */
function maybeTextUpTo(max: number) {
  return z.string().check(z.trim(), z.maxLength(max, tooLong(max)), z.refine(storable, textErrors.notStorable));
}

/** A name that may be empty, for calls that ignore an empty one (rule map.9). Trimmed; one that nobody sees is empty. */
export const maybeNameSchema = maybeTextUpTo(MAX_NAME_LENGTH).check(
  z.overwrite((text) => (storable(text) && !isVisible(text) ? '' : text)),
);

/**
 * An optional one-line label: the group or category of a Who. Trimmed; null and empty both mean none, see `labelOf`.
 */
export const labelSchema = z.nullable(maybeNameSchema);

/** A valid name, or another value. */
export function nameOr(name: string, otherwise: string): string {
  const taken = z.safeParse(nameSchema, name);
  return taken.success ? taken.data : otherwise;
}

/** A story map's purpose (WHY). Trimmed, not empty (rule map.9). */
export const whySchema = textUpTo(MAX_WHY_LENGTH);

/** A text of many lines, empty for none. Trimmed. */
export const longTextSchema = maybeTextUpTo(MAX_LONG_TEXT_LENGTH);

const NO_EMAIL = 'must be an email address';

/**
 * An e-mail address as people type it: trimmed and lower-cased (rule text.4), which is part of the canonical form. One
 * whose domain is not canonical stays as it is: it belongs to no company.
 */
export const emailSchema = z.string().check(
  z.trim(),
  z.maxLength(MAX_EMAIL_LENGTH),
  z.regex(/^[^\s@"(),:;<>[\\\]\p{C}]+@[^\s@"(),:;<>[\\\]\p{C}]+$/u, NO_EMAIL),
  z.refine((email) => companyOfEmail(email) === undefined || canonicalEmail(email) !== undefined, NO_EMAIL),
  z.overwrite((email) => canonicalEmail(email) ?? email),
);

/** Whether calls accept a text as an e-mail address. */
export function isEmail(text: string): boolean {
  return z.safeParse(emailSchema, text).success;
}

/** A date that people set, in milliseconds (rule release.32). */
export const setDateSchema = z.int().check(z.lte(LAST_DATE, textErrors.lateDate));

/** A position in an ordered list, counted from 0. */
export const positionSchema = z.int().check(z.gte(0), z.lte(1_000_000));
