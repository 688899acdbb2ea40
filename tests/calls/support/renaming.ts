import { companyOfEmail } from '#shared/model/company.ts';
import { companyStore } from '#lambdas/data/companyStore.ts';
import { renameOnMap, type OnMap } from '#lambdas/data/entities/onMap.ts';
import type { SharedThing } from '#lambdas/data/entities/shared.ts';
import type { SharedKind } from '#lambdas/data/keys.ts';
import type { Somebody } from './world.ts';

/** Gives a shared thing another text as an accepted request does: on the company's and on the map from which it was asked. */
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
  const [thing, item] = await reader.get<[SharedThing, OnMap]>([
    reader.keys.shared(kind, id),
    reader.keys[kind](containerId, id),
  ]);
  if (thing === undefined || item === undefined) throw new Error('there is no such thing');
  await writer({ uid: by.uid, tab: null, call: 'test' }).commit(
    { storyMap: containerId },
    renameOnMap(reader.keys, containerId, item, thing, text, thing.uses),
  );
}
