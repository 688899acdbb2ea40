import { type AccessItem, personOf } from '#lambdas/entities/people/access.ts';
import { isCurrentToken } from '#lambdas/entities/people/signIns.ts';
import { readRightsOn, viewedMap } from '#lambdas/entities/story_map/mapRights.ts';
import { notDeleted, type Stored } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { LivePerson } from '#lambdas/store/live/tickets.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { subjectOfTopic } from '#shared/rules/live/topics.ts';
import { isAdmin } from '#shared/rules/people/permissions.ts';

/**
 * Whether a person may still follow a topic: they have access to the application, their sign-in counts, and they may see
 * what the topic is about. One round; nothing is remembered (rule live.4).
 */
export async function mayFollow(
  reader: Reader,
  company: CompanyDomain,
  follower: LivePerson,
  topic: string,
): Promise<boolean> {
  const { kind, id } = subjectOfTopic(topic);
  const [[access, initiative], rights] = await Promise.all([
    reader.get<[AccessItem, Stored]>([
      rowKeys.access(reader.keys, follower.email),
      ...(kind === 'initiative' ? [rowKeys.initiative(reader.keys, id)] : []),
    ]),
    kind === 'map' ? readRightsOn(reader, follower.uid, id) : undefined,
  ]);
  if (access?.active !== true || access.uid !== follower.uid || !isCurrentToken(access, follower)) return false;
  const person = personOf(access, company);
  switch (kind) {
    case 'map':
      return rights !== undefined && viewedMap(rights, person) !== undefined;
    case 'initiative':
      return notDeleted(initiative) !== undefined;
    case 'admins':
      return isAdmin(person);
    case 'viewers':
      return person.globalStoryMapViewer;
    case 'user':
      return id === follower.uid;
    case 'company':
      return true;
  }
}
