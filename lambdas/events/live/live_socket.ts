import type { APIGatewayProxyResultV2, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import { live } from '#lambdas/ports/live/live.ts';
import { faultOf } from '#lambdas/runtime/log.ts';
import { companyReader } from '#lambdas/store/companyReader.ts';
import { keysOf } from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { findConnection, forgetConnection, lastNumbers, openConnection } from '#lambdas/store/live/connections.ts';
import { takeTicket } from '#lambdas/store/live/tickets.ts';
import type { LiveMessage } from '#shared/contract/liveMessages.ts';
import { faultOfPost } from './faultOfPost.ts';

export const grants: TableGrants = {
  BatchGetItem: ['SOCKET', 'LIVE'],
  PutItem: ['SOCKET', 'LIVE', 'USER'],
  DeleteItem: ['SOCKET', 'LIVE', 'USER'],
};

/** The parameters of a connection are in the event only when it is opened. */
type SocketEvent = APIGatewayProxyWebsocketEventV2 & {
  readonly queryStringParameters?: Readonly<Record<string, string | undefined>> | undefined;
};

/**
 * Serves the routes of the WebSocket API: who connects shows a ticket; a ping is answered with the last numbers.
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
async function serve({ requestContext, queryStringParameters }: SocketEvent): Promise<number> {
  const { routeKey, connectionId } = requestContext;
  if (routeKey === '$connect') return connect(connectionId, queryStringParameters?.['ticket']);
  if (routeKey === '$disconnect') await disconnect(connectionId);
  else await answerPing(connectionId);
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

async function disconnect(connectionId: string): Promise<void> {
  const connection = await findConnection(connectionId);
  if (connection !== undefined) await forgetConnection(keysOf(connection.company), connection);
}

async function answerPing(connectionId: string): Promise<void> {
  const connection = await findConnection(connectionId);
  // The person was erased, or lost access while a message was under way.
  if (connection === undefined) return void (await live()?.close(connectionId).catch(faultOfPost));
  const { reader } = companyReader(connection.company);
  const message: LiveMessage = { kind: 'numbers', numbers: await lastNumbers(reader, connection.topics) };
  await live()?.post(connectionId, JSON.stringify(message));
}
