import type { CompanyUser } from '#shared/model/people.ts';
import { compareNames } from '#shared/rules/compareNames.ts';
import { foldText } from '#shared/rules/foldText.ts';

/** The maximum number of colleagues offered at once; further typing narrows them down. */
export const MAX_OFFERED = 50;

/** Colleagues with access whose name or address contains every typed word, by name. Without words, all of them. */
export function colleaguesFound(users: readonly CompanyUser[], typed: string): CompanyUser[] {
  const words = foldText(typed)
    .split(' ')
    .filter((word) => word !== '');
  return users
    .filter(
      ({ username, email, active }) => active && words.every((word) => foldText(`${username} ${email}`).includes(word)),
    )
    .sort((a, b) => compareNames(a.username, b.username))
    .slice(0, MAX_OFFERED);
}
