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
/** The changes that concern one person, such as a story map that was shared with them. */
export const personTopic = (uid: string): string => `user:${uid}`;

/** The topics of a connection. */
export function topicsOf({ containerId, initiativeId, company }: LiveScopes, uid: string): string[] {
  return [
    ...(containerId === undefined ? [] : [mapTopic(containerId)]),
    ...(initiativeId === undefined ? [] : [initiativeTopic(initiativeId)]),
    ...(company === true ? [COMPANY_TOPIC] : []),
    personTopic(uid),
  ];
}

/** What a topic is about. */
export function subjectOfTopic(topic: string): { kind: 'map' | 'initiative' | 'company' | 'user'; id: string } {
  const [kind = '', id = ''] = topic.split(':');
  return { kind: kind as 'map' | 'initiative' | 'company' | 'user', id };
}
