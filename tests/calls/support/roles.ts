import type { AccessItem } from '#lambdas/entities/people/access.ts';
import { setRoles } from '#lambdas/entities/people/accessRoles.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import type { Somebody } from './world.ts';

/** Grants or removes a role at the table, which ends no session and asks nobody. */
export async function grant(
  world: { domain: string; owner: Pick<Somebody, 'email' | 'uid'> },
  { email }: Pick<Somebody, 'email'>,
  roles: { admin?: boolean; globalStoryMapViewer?: boolean },
): Promise<void> {
  const company = companyOfEmail(world.owner.email);
  if (company === undefined) throw new Error(`${world.domain} is no company`);
  const { reader, writer } = companyStore(company);
  const [access] = await reader.get<[AccessItem]>([rowKeys.access(reader.keys, email)]);
  if (access === undefined) throw new Error(`${email} is not registered`);
  await writer({ uid: world.owner.uid, tab: null, call: 'test' }).commit(
    'company',
    setRoles(access, roles, access.uid),
  );
}
