/** The paths of pages of Jira, below the one where it is. Sites of Jira Cloud are below none. */
const PAGE = /\/(?:browse|secure|projects|issues|plugins|login\.jsp)(?:\/.*)?$/;

/** The greatest length of the address of Jira. */
export const JIRA_ADDRESS_MAX = 500;

/**
 * The address of Jira as it is stored: without a slash at its end. A path stays, since Jira may be below one, but not
 * that of a page of Jira, which people copy from their browser (rule integration.1).
 * @returns undefined unless it is an https address without user, password, query and fragment
 */
export function jiraAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > JIRA_ADDRESS_MAX || !URL.canParse(trimmed)) return undefined;
  const { protocol, username, password, origin, hostname, pathname } = new URL(trimmed);
  if (protocol !== 'https:' || username !== '' || password !== '') return undefined;
  const isPage = PAGE.test(pathname) || (hostname.endsWith('.atlassian.net') && pathname !== '/');
  // An empty query or fragment shows only in the text.
  if (!isPage && /[?#]/.test(trimmed)) return undefined;
  if (hostname.endsWith('.atlassian.net')) return origin;
  return `${origin}${pathname.replace(PAGE, '').replace(/\/+$/, '')}`;
}
