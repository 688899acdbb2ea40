import { fill } from '#shared/texts/fill.ts';
import { whoTexts } from '#shared/texts/who.ts';
import type { WhoPlace } from './columns.ts';

/** The label of a group as people read it. */
export const groupName = (group: string | null): string => group ?? whoTexts.noCategory;

/** The label of a category as people read it. */
export const categoryName = (category: string | null): string => category ?? whoTexts.noSubCategory;

/** A place on the board in words; without a sub-category the category alone. */
export function placeName({ group, category }: WhoPlace): string {
  return category === null ? groupName(group) : fill(whoTexts.place, { group: groupName(group), category });
}
