/** The greatest length of the address of Jira. */
export const JIRA_ADDRESS_MAX = 500;

/**
 * The address of Jira as it is stored: without a slash at its end. A path stays, since Jira may be
 * below one (rule integration.1).
 * @returns undefined unless it is an https address without user, password, query and fragment
 */
export function jiraAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > JIRA_ADDRESS_MAX || !URL.canParse(trimmed)) return undefined;
  const { protocol, username, password, origin, pathname } = new URL(trimmed);
  if (protocol !== 'https:' || username !== '' || password !== '') return undefined;
  // An empty query or fragment shows only in the text.
  if (/[?#]/.test(trimmed)) return undefined;
  return `${origin}${pathname.replace(/\/+$/, '')}`;
}
