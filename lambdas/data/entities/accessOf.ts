import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import * as rowKeys from '../keys.ts';
import type { Reader } from '../reader.ts';
import type { AccessItem, UserItem } from './access.ts';

/**
 * The access of a user who was read by uid: the row that holds roles and access is stored by the address.
 * @throws CallError user-does-not-exist
 */
export async function accessOf(reader: Reader, user: UserItem | undefined): Promise<AccessItem> {
  const [access] = user === undefined ? [] : await reader.get<[AccessItem]>([rowKeys.access(reader.keys, user.email)]);
  if (access === undefined) throw new CallError(errors.userDoesNotExist);
  return access;
}
