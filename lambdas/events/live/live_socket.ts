import type { APIGatewayProxyResultV2, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import { live } from '#lambdas/ports/live/live.ts';
import type { Live } from '#lambdas/ports/live/port.ts';
import { faultOf } from '#lambdas/runtime/log.ts';
import { companyReader } from '#lambdas/store/companyReader.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { findConnection, lastNumbers, openConnection } from '#lambdas/store/live/connections.ts';
import { takeTicket } from '#lambdas/store/live/tickets.ts';
import { close, leave, sendEach } from './leave.ts';
import { passOnPresence } from './presence.ts';

export const grants: TableGrants = {
  BatchGetItem: ['SOCKET', 'LIVE', 'MAP', 'ACCESS'],
  Query: ['LIVE'],
  PutItem: ['SOCKET', 'LIVE', 'USER'],
  UpdateItem: ['LIVE'],
  DeleteItem: ['SOCKET', 'LIVE', 'USER'],
};

/** The parameters of a connection are in the event only when it is opened. */
type SocketEvent = APIGatewayProxyWebsocketEventV2 & {
  readonly queryStringParameters?: Readonly<Record<string, string | undefined>> | undefined;
};

/** What a client sends so that its connection stays open. */
const PING = 'ping';

/**
 * Serves the routes of the WebSocket API: who connects shows a ticket; a ping is answered with the last numbers, and what
 * people do on a story map is passed on.
 * @throws when the table or the gateway fails, which the log tells
 */
export async function handler(event: SocketEvent): Promise<APIGatewayProxyResultV2> {
  const { routeKey } = event.requestContext;
  const statusCode = await serve(event).catch((error: unknown) => {
    const line = { level: 'error', event: 'live_socket', route: routeKey, fault: faultOf(error) };
    process.stdout.write(`${JSON.stringify(line)}\n`);
    return undefined;
  });
  // Without the cause, which may hold a ticket: Lambda logs what is thrown.
  if (statusCode === undefined) throw new Error(`${routeKey} failed`);
  return { statusCode };
}

/** @returns the status of the answer */
async function serve({ requestContext, queryStringParameters, body = '' }: SocketEvent): Promise<number> {
  const { routeKey, connectionId, requestTimeEpoch } = requestContext;
  if (routeKey === '$connect') return connect(connectionId, queryStringParameters?.['ticket']);
  const connections = live();
  if (connections === undefined) throw new Error('there is no way to reach live connections');
  if (routeKey === '$disconnect') await disconnect(connections, connectionId);
  else if (body === PING) await answerPing(connections, connectionId);
  else await passOnPresence(connections, { connectionId, body, at: requestTimeEpoch });
  return 200;
}

/** @returns the status: 401 for a ticket that opens nothing */
async function connect(connectionId: string, ticket = ''): Promise<number> {
  const now = Date.now();
  const admission = await takeTicket(ticket, now);
  if (admission === undefined) return 401;
  await openConnection(connectionId, admission, now);
  return 200;
}

async function disconnect(connections: Live, connectionId: string): Promise<void> {
  const connection = await findConnection(connectionId);
  if (connection !== undefined) await leave(connections, companyReader(connection.company).reader, connection);
}

async function answerPing(connections: Live, connectionId: string): Promise<void> {
  const connection = await findConnection(connectionId);
  // The person was erased, or lost access while a message was under way.
  if (connection === undefined) return close(connections, connectionId, 'no-access');
  const { reader } = companyReader(connection.company);
  const numbers = await lastNumbers(reader, connection.topics);
  await sendEach(connections, [connection], { kind: 'numbers', numbers });
}
