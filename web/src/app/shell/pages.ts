import { navigationTexts } from '#shared/texts/navigation.ts';
import { paths } from '../paths.ts';
import type { Session } from '../session/useSession.ts';

export type PageLink = {
  to: string;
  label: string;
  /** The prefix of the addresses opened from the page. */
  within?: string;
};

/**
 * The value of `aria-current` for a link: it leads to this page, to the page that this one was opened from, or neither.
 */
export function currentOf({ to, within }: PageLink, pathname: string): 'page' | true | undefined {
  if (pathname === to) return 'page';
  return within !== undefined && pathname.startsWith(within) ? true : undefined;
}

/** The pages in the user's navigation (rule screen.2): without access only signing in and up. */
export function pagesFor(session: Pick<Session, 'status' | 'uid' | 'claims'>): PageLink[] {
  if (session.status === 'loading') return [];
  if (session.status === 'signedOut') {
    return [
      { to: paths.login(), label: navigationTexts.login },
      { to: paths.signup(), label: navigationTexts.signup },
    ];
  }
  if (session.uid === undefined) return [];
  return [
    { to: paths.storyMaps(), label: navigationTexts.storyMaps, within: paths.storyMap('') },
    { to: paths.hierarchy(), label: navigationTexts.hierarchy },
    ...(session.claims.admin ? [{ to: paths.admin(), label: navigationTexts.admin }] : []),
  ];
}
