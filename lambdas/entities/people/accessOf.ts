import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { AccessItem, UserItem } from './access.ts';

/** A user who was read by uid, and the access of the address under which the sender knows them. */
export type FoundUser = { user: UserItem | undefined; known?: AccessItem | undefined };

/** Reads a user by uid, in one round together with the access of their address where the sender knows it. */
export async function findUser(
  reader: Reader,
  { uid, email }: { uid: string; email?: string | undefined },
): Promise<FoundUser> {
  const key = rowKeys.user(reader.keys, uid);
  if (email === undefined) return { user: (await reader.get<[UserItem]>([key]))[0] };
  const [user, known] = await reader.get<[UserItem, AccessItem]>([key, rowKeys.access(reader.keys, email)]);
  return { user, known };
}

/** The access of a found user. @throws CallError user-does-not-exist */
export async function accessOfFound(reader: Reader, { user, known }: FoundUser): Promise<AccessItem> {
  // The address of a sender may be that of somebody else.
  return user !== undefined && known?.email === user.email ? known : accessOf(reader, user);
}

/**
 * The access of a user who was read by uid: the row that holds roles and access is stored by the address.
 * @throws CallError user-does-not-exist
 */
export async function accessOf(reader: Reader, user: UserItem | undefined): Promise<AccessItem> {
  const [access] = user === undefined ? [] : await reader.get<[AccessItem]>([rowKeys.access(reader.keys, user.email)]);
  if (access === undefined) throw new CallError(errors.userDoesNotExist);
  return access;
}
