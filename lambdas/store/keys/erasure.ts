import type { Key, Keys, Range } from './base.ts';

/** How far the erasure of a person has come. */
export const erasing = (co: Keys, uid: string): Key => ({ pk: `${co}#PEOPLE`, sk: `erasing#${uid}` });
export const allErasing = (co: Keys): Range => ({ pk: `${co}#PEOPLE`, prefix: 'erasing#' });
