import type { Operation } from '../context.ts';
import { refusal } from '../errors.ts';
import { optionalInteger, optionalText } from '../input.ts';
import { userNameOf } from '../triggers.ts';
import { attributeEntries, requirePool, userSummary } from '../users.ts';
import type { UserRecord } from '../userStore.ts';

/** Fields that a filter may use besides the attributes; Cognito has two names for the state. */
const special: Readonly<Record<string, (user: UserRecord) => string>> = {
  sub: (user) => user.sub,
  username: userNameOf,
  'cognito:user_status': (user) => user.status,
  status: () => 'Enabled',
};

/** `name = "text"` or `name ^= "text"` (begins with), quotes inside the text escaped; case does not matter. */
function filterOf(filter: string | undefined): (user: UserRecord) => boolean {
  if (filter === undefined) return () => true;
  const match = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(filter);
  if (!match) throw refusal.invalidParameter('Error while parsing filter.');
  const [, name = '', operator, quoted = ''] = match;
  const wanted = quoted.replace(/\\(.)/g, '$1').toLowerCase();
  const read = Object.hasOwn(special, name) ? special[name] : undefined;
  return (user) => {
    const value = (read ? read(user) : (user.attributes[name] ?? '')).toLowerCase();
    return operator === '=' ? value === wanted : value.startsWith(wanted);
  };
}

/** The people of the pool, oldest first, at most 60 at a time; the page token is the `sub` after which to continue. */
export const ListUsers: Operation = async (pool, input) => {
  requirePool(pool, input);
  const limit = optionalInteger(input, 'Limit', 0, 60) || 60;
  const found = pool.store.all().filter(filterOf(optionalText(input, 'Filter', { max: 256 })));
  const after = optionalText(input, 'PaginationToken');
  const last = after === undefined ? -1 : found.findIndex((user) => user.sub === after);
  if (after !== undefined && last < 0) throw refusal.invalidParameter('Invalid pagination token.');
  const page = found.slice(last + 1, last + 1 + limit);
  const more = last + 1 + limit < found.length;
  return {
    Users: page.map((user) => ({ ...userSummary(user), Attributes: attributeEntries(user) })),
    ...(more ? { PaginationToken: page.at(-1)?.sub } : {}),
  };
};
