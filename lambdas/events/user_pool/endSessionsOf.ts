import { type AccessItem, endSessions } from '#lambdas/entities/people/access.ts';
import { withRetries } from '#lambdas/runtime/retry.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { canonicalAddress } from '#shared/model/people/companyDomain.ts';

/** Ends all sessions of an address, if a company knows it. */
export async function endSessionsOf(address: string): Promise<void> {
  const canonical = canonicalAddress(address);
  if (canonical === undefined) return;
  const { email, company } = canonical;
  const { reader, writer } = companyStore(company);
  await withRetries(async () => {
    const [access] = await reader.get<[AccessItem]>([rowKeys.access(reader.keys, email)]);
    if (access === undefined) return;
    await writer({ uid: access.uid, tab: null, call: 'reset_password' }).commit('company', endSessions(access));
  });
}
