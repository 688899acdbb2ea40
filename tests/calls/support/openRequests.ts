import {
  changeRequestEntity,
  type ChangeRequestItem,
  requestIdOf,
} from '#lambdas/entities/change_request/changeRequest.ts';
import {
  askMember,
  createChangeRequest,
  escalateRequest,
  listRequestMap,
} from '#lambdas/entities/change_request/changeRequestSteps.ts';
import type { StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import type { SharedKind } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { newId } from '#shared/model/ids.ts';
import { canonicalDomain } from '#shared/model/people/companyDomain.ts';

/** Long enough ago that nobody is notified, in milliseconds. */
const AGE_MS = 10 * 24 * 60 * 60 * 1000;

type Asking = {
  /** The map that asks, its owner, and the Activity or Who whose text it would change. */
  containerId: string;
  owner: string;
  kind: SharedKind;
  objectId: string;
  oldText: string;
  newText: string;
  /** The other map, and the people who are asked; the owner agrees by asking. */
  askedMapId: string;
  people: readonly string[];
};

/** Writes an open change request that everybody was asked, without the stream and its mails. */
export async function openRequest(domain: string, asking: Asking, escalated = false): Promise<string> {
  const company = canonicalDomain(domain);
  if (company === undefined) throw new Error(`${domain} is no company`);
  const { reader, writer } = companyStore(company);
  const { keys } = reader;
  const { containerId, owner, kind, objectId, oldText, newText, askedMapId, people } = asking;
  const own = newId();
  const author = writer({ uid: owner, tab: null, call: 'test' });
  const date = Date.now() - AGE_MS;
  const fields = { own, kind, objectId, containerId, owner, date, oldText, newText };
  const counts = { asked: people.length, agreed: people.filter((uid) => uid === owner).length };
  const [head] = await reader.get<[StoryMapHead]>([rowKeys.storyMap(keys, askedMapId)]);
  if (head === undefined) throw new Error('there is no such map');
  const key = rowKeys.changeRequest(keys, kind, objectId, own);
  const id = requestIdOf(kind, objectId, own);
  const request = { ...key, ...fields, ...counts, type: changeRequestEntity.type, id, version: 1, escalated: false };
  const created = createChangeRequest(keys, fields);
  await author.commit({ storyMap: containerId }, [
    { ...created, set: { ...created.set, ...counts } },
    listRequestMap(keys, request as ChangeRequestItem, head),
    ...people.map((uid) => askMember(keys, request as ChangeRequestItem, uid)),
  ]);
  if (escalated) await author.commit({ storyMap: containerId }, [escalateRequest(request as ChangeRequestItem)]);
  return id;
}
