import type { Live } from '#lambdas/ports/live/port.ts';
import { companyReader } from '#lambdas/store/companyReader.ts';
import { type Follower, findConnection } from '#lambdas/store/live/connections.ts';
import { notePresence } from '#lambdas/store/live/presence.ts';
import type { LiveMessage } from '#shared/contract/liveMessages.ts';
import { type Present, type PresenceMessage, presenceMessageSchema } from '#shared/contract/presence.ts';
import { ABUSIVE_PRESENCE_PER_SECOND, MAX_PRESENCE_BYTES, MAX_PRESENCE_PER_SECOND } from '#shared/model/limits.ts';
import { mapTopic } from '#shared/rules/live/topics.ts';
import { allowedOf, presentOn } from './followers.ts';
import { close, end, nameForOthers, sendEach } from './leave.ts';

/** A message of a connection. `at` is when it arrived, in milliseconds. */
type Said = { connectionId: string; body: string; at: number };

/**
 * Passes on what the person of a connection does on a story map, to the others who are there. What is not of the form of
 * our client's messages, is about a story map that the connection does not follow, or comes too often is dropped
 * (rule live.13).
 */
export async function passOnPresence(connections: Live, { connectionId, body, at }: Said): Promise<void> {
  if (Buffer.byteLength(body) > MAX_PRESENCE_BYTES) return close(connections, connectionId, 'too-many-messages');
  const presence = presenceIn(body);
  if (presence === undefined) return;
  const connection = await findConnection(connectionId);
  if (connection === undefined) return close(connections, connectionId, 'no-access');
  const { company, topics, uid } = connection;
  const { containerId, says, ...state } = presence;
  const topic = mapTopic(containerId);
  if (!topics.includes(topic)) return;
  const { reader } = companyReader(company);
  const isLeaving = says === 'bye';
  // Counted first, so that who sends too much costs little.
  const count = await notePresence(reader.keys, { topic, connectionId }, isLeaving ? null : state, at);
  if (count === undefined) return;
  if (count > ABUSIVE_PRESENCE_PER_SECOND) return end(connections, reader, connection, 'too-many-messages');
  if (count > MAX_PRESENCE_PER_SECOND) return;
  const allowed = await allowedOf(reader, { company, topic }, await presentOn(reader, topic, Date.now()));
  const others = allowed.filter((one) => one.uid !== uid);
  const from = nameForOthers(connectionId);
  if (isLeaving) return sendEach(connections, others, { kind: 'presence', topic, here: [], left: [from] });
  if (!allowed.some((one) => one.connectionId === connectionId))
    return end(connections, reader, connection, 'no-access');
  const here: Present[] = [{ ...state, from, uid, at }];
  await sendEach(connections, others, { kind: 'presence', topic, here, left: [] });
  if (says !== 'hello') return;
  const answer: LiveMessage = { kind: 'presence', topic, here: others.map(presentOf), left: [] };
  await sendEach(connections, [connection], answer);
}

/** @returns undefined for what is not of the form of a message */
function presenceIn(body: string): PresenceMessage['presence'] | undefined {
  try {
    return presenceMessageSchema.safeParse(JSON.parse(body)).data?.presence;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** What others see of a connection. */
function presentOf({ connectionId, uid, present, saidAt }: Follower): Present {
  const nothing = { selected: null, editing: null, dragging: null };
  return { ...(present ?? nothing), from: nameForOthers(connectionId), uid, at: saidAt ?? 0 };
}
