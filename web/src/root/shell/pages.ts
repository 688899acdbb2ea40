import * as navigationTexts from '#shared/texts/navigation.ts';
import { paths } from '#web/base/paths.ts';
import type { Session } from '#web/base/session/useSession.ts';

export type PageLink = {
  to: string;
  label: string;
  /** The prefix of the addresses opened from the page. */
  within?: string;
  /** The number of requests that await the user there. */
  waiting?: number;
};

/** The accessible name of a link, which says what its badge counts; undefined without a badge. */
export function nameOf({ label, waiting = 0 }: PageLink): string | undefined {
  return waiting === 0 ? undefined : `${label}, ${navigationTexts.waitingRequests({ count: waiting })}`;
}

/**
 * The value of `aria-current` for a link: it leads to this page, to the page that this one was opened from, or neither.
 */
export function currentOf({ to, within }: PageLink, pathname: string): 'page' | true | undefined {
  if (pathname === to.split('?')[0]) return 'page';
  return within !== undefined && pathname.startsWith(within) ? true : undefined;
}

/**
 * The pages in the user's navigation (rule screen.2): without access only signing in and up.
 * @param waiting the number of change requests that await the user
 */
export function pagesFor(session: Pick<Session, 'status' | 'uid' | 'claims'>, waiting = 0): PageLink[] {
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
    { to: paths.initiatives(), label: navigationTexts.initiatives, within: paths.initiative('') },
    waiting === 0
      ? { to: paths.changeRequests(), label: navigationTexts.requests }
      : { to: paths.changeRequests('awaiting'), label: navigationTexts.requests, waiting },
    ...(session.claims.admin ? [{ to: paths.admin(), label: navigationTexts.admin }] : []),
  ];
}
