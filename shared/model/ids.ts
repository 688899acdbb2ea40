import { customAlphabet } from 'nanoid';
import * as z from 'zod/mini';
import { EPIC_KEY } from './epic/epicKey.ts';

/** The characters of an id in the order in which the table sorts them (code unit). */
export const ID_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 20;

/**
 * A new id for anything that the product stores: 20 letters and digits, evenly distributed. Ids are never reused, and
 * their even spread lets a large range of a partition be read in parallel slices.
 */
export const newId: () => string = customAlphabet(ID_ALPHABET, ID_LENGTH);

/** An id as clients may send it. We never create any other form. */
export const idSchema = z.string().check(z.regex(/^[0-9A-Za-z]{20}$/, 'must be an id'));

/** The part of an epic's key after the time. */
const newEpicSuffix = customAlphabet(ID_ALPHABET, 10);

/** A new key for an epic: its creation time in milliseconds, by which epics are sorted, and ten random characters. */
export const newEpicKey = (now: number): string => `${now}_${newEpicSuffix()}`;

/** The key of an epic as clients may send it. */
export const epicKeySchema = z.string().check(z.regex(EPIC_KEY, 'must be the key of an epic'));
