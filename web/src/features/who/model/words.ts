import { labelOf } from '#shared/rules/whoLabels.ts';
import * as whoTexts from '#shared/texts/who.ts';
import type { WhoLabels } from '#web/replica/story_map/useMap.ts';
import type { WhoPlace } from './columns.ts';

/** The display name of a group; null stands for Whos without a group. */
export const groupName = (group: { name: string } | null | undefined): string => group?.name ?? whoTexts.noCategory;

/** The display name of a category. */
export const categoryName = (category: { name: string } | null | undefined): string =>
  category?.name ?? whoTexts.noSubCategory;

/** A place on the board in words; without a sub-category, the category alone. */
export function placeName({ groups, categories }: WhoLabels, { groupId, categoryId }: WhoPlace): string {
  const group = groupName(groups.get(groupId ?? ''));
  if (categoryId === null) return group;
  return whoTexts.place({ group, category: categoryName(categories.get(categoryId)) });
}

/** A typed place in words. */
export function placeOfWords({ group, category }: { group: string; category: string }): string {
  const [one, other] = [labelOf(group) ?? whoTexts.noCategory, labelOf(category)];
  return other === null ? one : whoTexts.place({ group: one, category: other });
}
