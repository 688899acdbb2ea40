import type { AccessItem, UserItem } from '#lambdas/entities/people/access.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { isAdmin } from '#shared/rules/people/permissions.ts';

/**
 * The uids of a company's administrators. There is no list of them, so everybody's access is read: for rare events
 * only.
 * @throws any error of the table
 */
export async function administratorsOf(reader: Reader): Promise<string[]> {
  const users = await reader.range<UserItem>(rowKeys.users(reader.keys));
  const access = await reader.get<AccessItem[]>(users.map(({ email }) => rowKeys.access(reader.keys, email)));
  return access.flatMap((one) => (one?.active === true && isAdmin(one) ? [one.uid] : []));
}
