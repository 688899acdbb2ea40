import type { UserEvent } from '@testing-library/user-event';
import * as sessionTexts from '#shared/texts/people/session.ts';
import type { Person } from '#tests/e2e/support/people.ts';
import { mailsTo } from '#tests/web/support/app.tsx';
import { field, fillIn } from '#tests/web/support/hands.ts';

/** Types the second step of a login whose address is filled in. */
export async function typePassword(user: UserEvent, password: string): Promise<void> {
  await fillIn(user, await field(sessionTexts.password), password);
  await user.keyboard('{Enter}');
}

/** Types the two steps of the login, each ended with Enter. */
export async function typeLogin(user: UserEvent, email: string, password: string): Promise<void> {
  await fillIn(user, await field(sessionTexts.email), email);
  await user.keyboard('{Enter}');
  await typePassword(user, password);
}

/** Types the two steps of the sign-up, each ended with Enter. */
export async function typeSignUp(user: UserEvent, { email, password, username }: Person): Promise<void> {
  await fillIn(user, await field(sessionTexts.email), email);
  await user.keyboard('{Enter}');
  await fillIn(user, await field(sessionTexts.password), password);
  await fillIn(user, await field(sessionTexts.confirmPassword), password);
  await fillIn(user, await field(sessionTexts.username), username);
  await user.keyboard('{Enter}');
}

/** Path, query and fragment of the link in the newest mail to an address. */
export async function linkIn(email: string): Promise<string> {
  const [newest] = await mailsTo(email);
  const link = /href="([^"]+)"/.exec(newest?.html ?? '')?.[1];
  if (link === undefined) throw new Error(`no mail with a link came to ${email}`);
  const { pathname, search, hash } = new URL(link.replaceAll('&amp;', '&'));
  return pathname + search + hash;
}
