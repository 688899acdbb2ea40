import { type RequestPart, requestParts, sortedParts } from '#lambdas/entities/change_request/changeRequest.ts';
import type { MemberItem, StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import type { LogEntry, LoggedChange } from '#lambdas/store/changeLog.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { Touched } from '#shared/contract/liveMessages.ts';
import {
  ADMINS_TOPIC,
  COMPANY_TOPIC,
  GLOBAL_VIEWERS_TOPIC,
  personTopic,
  subjectOfTopic,
} from '#shared/rules/live/topics.ts';
import { changesOf, lastOf, touchedIn } from './touched.ts';

/** What has changed for the followers of other topics than that of the log, by topic. */
export type Elsewhere = Map<string, Touched[]>;

/**
 * Tells what some entries of a log mean to those who do not follow its topic: people whose lists, requests or access
 * have changed, administrators, and those who may view all story maps. Nothing is read for entries without any such
 * change, which nearly all are.
 */
export async function otherTopics(reader: Reader, topic: string, entries: readonly LogEntry[]): Promise<Elsewhere> {
  const elsewhere: Elsewhere = new Map();
  const tell = (to: string, { type, id, version }: Touched) =>
    elsewhere.set(to, [...(elsewhere.get(to) ?? []), { type, id, version }]);
  const { kind, id } = subjectOfTopic(topic);
  const changes = [...lastOf(changesOf(entries)).values()];
  for (const each of touchedIn(entries, 'admins')) {
    tell(ADMINS_TOPIC, each);
    // The id of an address is the uid of its person, who may have lost access or got a role.
    if (each.type === 'registered_email') tell(personTopic(each.id), each);
  }
  // A star is in the log of the company; the person who set it follows it in other tabs.
  for (const { uid, changes: ofEntry } of kind === 'company' ? entries : [])
    if (uid !== null) ofEntry.filter(isOf('star')).forEach((each) => tell(personTopic(uid), each));
  // The list of initiatives is the same for everybody.
  if (kind === 'initiative') changes.filter(isOf('initiative')).forEach((each) => tell(COMPANY_TOPIC, each));
  if (kind === 'map') {
    const [ofMap, ofRequests] = await Promise.all([
      peopleOfMap(reader, id, changes),
      peopleOfRequests(reader, changes),
    ]);
    for (const [uid, each] of [...ofMap, ...ofRequests]) tell(personTopic(uid), each);
    for (const each of changes.filter(isOf('story_map'))) {
      tell(ADMINS_TOPIC, each);
      tell(GLOBAL_VIEWERS_TOPIC, each);
    }
    changes.filter(isOf('change_request')).forEach((each) => tell(ADMINS_TOPIC, each));
  }
  return elsewhere;
}

const isOf =
  (...types: readonly string[]) =>
  ({ type }: LoggedChange) =>
    types.includes(type);

/** Whose list of story maps or inbox a change on a story map concerns, by uid. */
async function peopleOfMap(
  reader: Reader,
  containerId: string,
  changes: readonly LoggedChange[],
): Promise<[uid: string, touched: Touched][]> {
  const { keys } = reader;
  const ofHead = changes.find(isOf('story_map'));
  const ofPeople = changes.filter(isOf('member', 'access_request'));
  if (ofHead === undefined && ofPeople.length === 0) return [];
  const [[head], members] = await Promise.all([
    reader.get<[StoryMapHead]>([rowKeys.storyMap(keys, containerId)]),
    ofHead === undefined ? [] : reader.range<MemberItem>(rowKeys.members(keys, containerId)),
  ]);
  const owners = [head?.owner, ofHead?.was?.['owner']].filter((uid) => typeof uid === 'string');
  const everybody = [...owners, ...members.filter((row) => notDeleted(row) !== undefined).map(({ id }) => id)];
  const onMap = ({ type, version }: LoggedChange): Touched => ({ type, id: containerId, version });
  return [
    // The id of a member is the uid of its person, who wants to know of which story map.
    ...changes.filter(isOf('member')).map((each): [string, Touched] => [each.id, onMap(each)]),
    ...changes.filter(isOf('access_request')).flatMap((each) => owners.map((uid): [string, Touched] => [uid, each])),
    ...(ofHead === undefined ? [] : everybody.map((uid): [string, Touched] => [uid, onMap(ofHead)])),
  ];
}

/** Who has made a change request, or is asked about it, by uid. */
async function peopleOfRequests(
  reader: Reader,
  changes: readonly LoggedChange[],
): Promise<[uid: string, touched: Touched][]> {
  const answers = changes.filter(isOf('change_request_member'));
  const ids = new Set([
    ...changes.filter(isOf('change_request')).map(({ id }) => id),
    ...answers.flatMap(({ was, now }) => requestOf(now) ?? requestOf(was) ?? []),
  ]);
  const found = await Promise.all(
    [...ids].map(async (requestId): Promise<[string, Touched][]> => {
      const { kind, objectId, own } = requestParts(requestId);
      const parts = await reader.range<RequestPart>(rowKeys.changeRequestParts(reader.keys, kind, objectId, own));
      const { request, members } = sortedParts(parts);
      const touched = { type: 'change_request', id: requestId, version: request?.version ?? 0 };
      const people = [...(request === undefined ? [] : [request.owner]), ...members.map(({ id }) => id)];
      return people.map((uid) => [uid, touched]);
    }),
  );
  // Who is no longer asked is named by the log alone.
  const former = answers.map(({ id: uid, version }): [string, Touched] => [
    uid,
    { type: 'change_request', id: uid, version },
  ]);
  return [...former, ...found.flat()];
}

const requestOf = (state: LoggedChange['was']): string | undefined =>
  typeof state?.['requestId'] === 'string' ? state['requestId'] : undefined;
