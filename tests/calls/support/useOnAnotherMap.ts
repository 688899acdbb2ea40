import type { SharedEntity } from '#lambdas/entities/company/shared.ts';
import { placeWhat } from '#lambdas/entities/what/whatSteps.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { BACKBONE } from '#shared/model/limits.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { NOTHING_SET } from '#shared/rules/what/bareWhat.ts';

/** Puts an Activity of the company onto the backbone of another map, no matter who owns it. */
export async function useOnAnotherMap(email: string, containerId: string, whatId: string): Promise<void> {
  const company = companyOfEmail(email);
  if (company === undefined) throw new Error(`${email} belongs to no company`);
  const { reader, writer } = companyStore(company);
  const { keys } = reader;
  const [entity] = await reader.get<[SharedEntity]>([rowKeys.shared(keys, 'what', whatId)]);
  if (entity === undefined) throw new Error('there is no such Activity');
  const fields = {
    description: entity.text,
    level: BACKBONE,
    orderKey: 'V',
    ...NOTHING_SET,
  } as const;
  const steps = placeWhat(keys, containerId, whatId, fields, undefined, undefined);
  await writer({ uid: null, tab: null, call: 'test' }).commit({ storyMap: containerId }, steps);
}
