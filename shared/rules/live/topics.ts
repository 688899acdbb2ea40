import { MAX_LIVE_TOPICS } from '../../model/limits.ts';

/** What a person may follow at once: a story map, an initiative, the company, and always themselves. */
export type LiveScopes = {
  containerId?: string | undefined;
  initiativeId?: string | undefined;
  company?: boolean | undefined;
};

/** The changes of a story map. */
export const mapTopic = (containerId: string): string => `map:${containerId}`;
/** The changes of an initiative. */
export const initiativeTopic = (initiativeId: string): string => `initiative:${initiativeId}`;
/** The changes of the company itself, such as its settings. */
export const COMPANY_TOPIC = 'company';
/** What only the administrators of the company see, such as who has access. */
export const ADMINS_TOPIC = 'admins';
/** Which story maps there are, for those who may view all of them. */
export const GLOBAL_VIEWERS_TOPIC = 'viewers';
/** The changes that concern one person, such as a story map that was shared with them. */
export const personTopic = (uid: string): string => `user:${uid}`;

/** What the topics of a connection depend on besides its scopes. */
export type LiveReader = {
  uid: string;
  isAdmin: boolean;
  isGlobalViewer: boolean;
  /** The story maps of the initiative that its person may view. */
  mapsOfInitiative: Iterable<string>;
};

/** The topics of a connection. An initiative shows the releases of its story maps, so it follows these too. */
export function topicsOf(
  { containerId, initiativeId, company }: LiveScopes,
  { uid, isAdmin, isGlobalViewer, mapsOfInitiative }: LiveReader,
): string[] {
  const maps = [...(containerId === undefined ? [] : [containerId]), ...mapsOfInitiative];
  const ofCompany = [
    COMPANY_TOPIC,
    ...(isAdmin ? [ADMINS_TOPIC] : []),
    ...(isGlobalViewer ? [GLOBAL_VIEWERS_TOPIC] : []),
  ];
  const topics = [
    personTopic(uid),
    ...(company === true ? ofCompany : []),
    ...(initiativeId === undefined ? [] : [initiativeTopic(initiativeId)]),
    ...maps.map(mapTopic),
  ];
  return [...new Set(topics)].slice(0, MAX_LIVE_TOPICS);
}

/** What a topic is about. */
export type TopicKind = 'map' | 'initiative' | 'company' | 'admins' | 'viewers' | 'user';

/** What a topic is about, and the id of that. */
export function subjectOfTopic(topic: string): { kind: TopicKind; id: string } {
  const [kind = '', id = ''] = topic.split(':');
  return { kind: kind as TopicKind, id };
}
