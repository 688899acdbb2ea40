import { type AccessItem, changeSignIns } from '#lambdas/entities/people/access.ts';
import { linkedSignIns } from '#lambdas/entities/people/signIns.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';

/** Gives a person an account at a provider that is bound to none of the tests' companies. @returns its id */
export async function addOtherSignIn({ uid, email }: { uid: string; email: string }): Promise<string> {
  const company = companyOfEmail(email);
  if (company === undefined) throw new Error(`${email} is no address of a company`);
  const { reader, writer } = companyStore(company);
  const [access] = await reader.get<[AccessItem]>([rowKeys.access(reader.keys, email)]);
  if (access === undefined) throw new Error(`${email} is not registered`);
  const sub = `at-provider-${uid}`;
  const signIns = linkedSignIns(access, { sub, account: { provider: 'Former', subject: email } });
  await writer({ uid, tab: null, call: 'test' }).commit('company', [changeSignIns(access, signIns)]);
  return sub;
}
