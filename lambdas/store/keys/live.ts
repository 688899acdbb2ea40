import type { Key, Keys, Range } from './base.ts';
import { inUser } from './base.ts';

const inTopic = (co: Keys, topic: string, sk: string): Key => ({ pk: `${co}#LIVE#${topic}`, sk });

/** A ticket of a person, by a hash of its secret. */
export const liveTicket = (co: Keys, uid: string, hash: string): Key => inUser(co, uid, `ticket#${hash}`);
export const liveTickets = (co: Keys, uid: string): Range => ({ pk: `${co}#USER#${uid}`, prefix: 'ticket#' });
/** A connection of a person. */
export const liveConnection = (co: Keys, uid: string, connectionId: string): Key =>
  inUser(co, uid, `live#${connectionId}`);
export const liveConnections = (co: Keys, uid: string): Range => ({ pk: `${co}#USER#${uid}`, prefix: 'live#' });
/** A connection that follows a topic. */
export const liveFollower = (co: Keys, topic: string, connectionId: string): Key =>
  inTopic(co, topic, `connection#${connectionId}`);
export const liveFollowers = (co: Keys, topic: string): Range => ({
  pk: `${co}#LIVE#${topic}`,
  prefix: 'connection#',
});
/** The number of the last message of a topic. */
export const liveNumber = (co: Keys, topic: string): Key => inTopic(co, topic, 'number');
