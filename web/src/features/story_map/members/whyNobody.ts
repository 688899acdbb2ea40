import type { CompanyUser } from '#shared/model/people/people.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';

type About = {
  /** What the user typed. */
  typed: string;
  /** Everybody of the company who has signed up. */
  people: Iterable<CompanyUser>;
  /** The domain of the company. */
  company: string;
  /** Whether the user manages who has access to the application. */
  isAdmin: boolean;
};

/** Whether a text is a whole e-mail address, as far as people can tell. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/**
 * Why nobody with the typed address can be added to a story map, and what to do about it; undefined unless the text is
 * a whole address.
 */
export function whyNobody({ typed, people, company, isAdmin }: About): string | undefined {
  const email = typed.trim().toLowerCase();
  if (!ADDRESS.test(email)) return undefined;
  if (!email.endsWith(`@${company}`)) return sharingTexts.otherCompany({ company });
  const known = [...people].find((user) => user.email === email);
  if (known === undefined) return (isAdmin ? sharingTexts.notSignedUpAdmin : sharingTexts.notSignedUp)({ email });
  return (known.active ? sharingTexts.alreadyHas : sharingTexts.hasNoAccess)({ person: known.username });
}
