import { type OnMap, renameOnMap } from '#lambdas/entities/change_request/onMap.ts';
import type { SharedEntity } from '#lambdas/entities/company/shared.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import type { SharedKind } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import type { Somebody } from './world.ts';

/** Changes the text of a shared entity as an accepted request does: on the company's row and on the requesting map. */
export async function rename(
  by: Somebody,
  kind: SharedKind,
  containerId: string,
  id: string,
  text: string,
): Promise<void> {
  const company = companyOfEmail(by.email);
  if (company === undefined) throw new Error('no company');
  const { reader, writer } = companyStore(company);
  const [entity, item] = await reader.get<[SharedEntity, OnMap]>([
    rowKeys.shared(reader.keys, kind, id),
    rowKeys.onMap(reader.keys, kind, containerId, id),
  ]);
  if (entity === undefined || item === undefined) throw new Error('there is no such entity');
  await writer({ uid: by.uid, tab: null, call: 'test' }).commit(
    { storyMap: containerId },
    renameOnMap(reader.keys, containerId, item, entity, text, entity.uses),
  );
}
