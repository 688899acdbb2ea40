import type { Live } from '#lambdas/ports/live/port.ts';
import { forgetConnection, type LiveConnection } from '#lambdas/store/live/connections.ts';
import { topicsOfPresence } from '#lambdas/store/live/presence.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { sha256 } from '#lambdas/store/sha256.ts';
import type { LiveEnd, LiveMessage } from '#shared/contract/liveMessages.ts';
import { faultOfPost } from './faultOfPost.ts';
import { allowedOf, presentOn } from './followers.ts';

/** The name of a connection for others, who need not know the gateway's. */
export const nameForOthers = (connectionId: string): string => sha256(connectionId, 'base64url').slice(0, 16);

/** Sends a message to some connections. A failure concerns nobody else. */
export async function sendEach(
  connections: Live,
  receivers: readonly { connectionId: string }[],
  message: LiveMessage,
): Promise<void> {
  const text = JSON.stringify(message);
  await Promise.all(receivers.map(({ connectionId }) => connections.post(connectionId, text).catch(faultOfPost)));
}

/** Forgets a connection that has ended, and tells the others on its story map that its person has left. */
export async function leave(connections: Live, reader: Reader, connection: LiveConnection): Promise<void> {
  const { connectionId, company, uid } = connection;
  // Read before: its rows say where others see it.
  const topics = await topicsOfPresence(reader, connection);
  await forgetConnection(reader.keys, connection);
  await Promise.all(
    topics.map(async (topic) => {
      const others = (await presentOn(reader, topic, Date.now())).filter((one) => one.uid !== uid);
      const left = [nameForOthers(connectionId)];
      const message: LiveMessage = { kind: 'presence', topic, here: [], left };
      await sendEach(connections, await allowedOf(reader, { company, topic }, others), message);
    }),
  );
}

/** Ends a connection: it gets nothing after this message. */
export async function end(
  connections: Live,
  reader: Reader,
  connection: LiveConnection,
  reason: LiveEnd,
): Promise<void> {
  await leave(connections, reader, connection);
  await close(connections, connection.connectionId, reason);
}

/** Sends a connection its last message, and closes it. */
export async function close(connections: Live, connectionId: string, reason: LiveEnd): Promise<void> {
  await sendEach(connections, [{ connectionId }], { kind: 'closed', reason });
  await connections.close(connectionId).catch(faultOfPost);
}
