import { navigationTexts } from '#shared/texts/navigation.ts';
import { paths } from '../paths.ts';
import type { Session } from '../session/useSession.ts';

export type PageLink = { to: string; label: string };

/** The pages that the navigation offers to this person (administration §2): without access only signing in and up. */
export function pagesFor(session: Pick<Session, 'status' | 'uid' | 'claims'>): PageLink[] {
  if (session.status === 'loading') return [];
  if (session.status === 'signedOut') {
    return [
      { to: paths.login(), label: navigationTexts.login },
      { to: paths.signup(), label: navigationTexts.signup },
    ];
  }
  if (session.uid === undefined) return [];
  return [{ to: paths.storyMaps(), label: navigationTexts.storyMaps }, ...(session.claims.admin ? [{ to: paths.admin(), label: navigationTexts.admin }] : [])];
}
