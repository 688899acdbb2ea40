import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { APIGatewayProxyResultV2, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Live } from '#lambdas/ports/live/port.ts';
import { LIVE_CONNECTION_MS, LIVE_IDLE_MS } from '#shared/model/limits.ts';
import { targetOf } from '../localServer.ts';

type Event = APIGatewayProxyWebsocketEventV2 & { queryStringParameters?: Record<string, string> };
type Handler = (event: Event) => Promise<APIGatewayProxyResultV2>;

/** The bytes of a message that API Gateway takes. */
const MAX_MESSAGE = 128 * 1024;
/** The close codes of a connection that is over, as API Gateway sends them. */
const ENDED = 1001;

/** The live connections of the local run, in place of API Gateway. */
export type LocalLive = {
  /** The port of the product's functions. */
  readonly live: Live;
  /** Answers a request to open a connection. */
  accept(message: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  /** Settles when the function has answered what clients have sent so far. */
  settled(): Promise<void>;
  /** Closes all connections, and settles when the function has answered. */
  stop(): Promise<void>;
};

/**
 * Opens connections that the function admits, calls it with what clients send, and ends those that are silent or open
 * for too long.
 * @param handler the function behind the routes
 */
export function createLocalLive(
  handler: Handler,
  { idleMs = LIVE_IDLE_MS, connectionMs = LIVE_CONNECTION_MS }: { idleMs?: number; connectionMs?: number } = {},
): LocalLive {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE });
  const sockets = new Map<string, WebSocket>();
  const working = new Set<Promise<unknown>>();

  const invoke = (event: Event): Promise<number> => {
    const work = handler(event).then((answer) => (typeof answer === 'string' ? 200 : (answer?.statusCode ?? 200)));
    working.add(work);
    void work.catch(() => undefined).finally(() => working.delete(work));
    return work;
  };

  const follow = (id: string, socket: WebSocket): void => {
    const over = () => socket.close(ENDED, 'Going away');
    let idle = setTimeout(over, idleMs).unref();
    const end = setTimeout(over, connectionMs).unref();
    sockets.set(id, socket);
    socket.on('error', () => socket.terminate());
    socket.on('message', (data) => {
      clearTimeout(idle);
      idle = setTimeout(over, idleMs).unref();
      invoke(eventOf('MESSAGE', '$default', id, { body: Buffer.isBuffer(data) ? data.toString() : '' })).catch(
        console.error,
      );
    });
    socket.on('close', () => {
      clearTimeout(idle);
      clearTimeout(end);
      sockets.delete(id);
      invoke(eventOf('DISCONNECT', '$disconnect', id)).catch(console.error);
    });
  };

  const settled = async (): Promise<void> => {
    await Promise.allSettled(working);
  };

  return {
    settled,
    live: {
      post: async (id, text) => {
        const socket = sockets.get(id);
        if (socket === undefined) return false;
        socket.send(text);
        return true;
      },
      close: async (id) => sockets.get(id)?.close(1000),
    },
    async accept(message, socket, head) {
      const id = randomBytes(12).toString('base64');
      const query = Object.fromEntries(targetOf(message).query);
      const status = await invoke(eventOf('CONNECT', '$connect', id, { queryStringParameters: query }));
      if (status !== 200) {
        socket.end(`HTTP/1.1 ${status} Refused\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
        return;
      }
      server.handleUpgrade(message, socket, head, (opened) => follow(id, opened));
    },
    async stop() {
      for (const socket of sockets.values()) socket.terminate();
      server.close();
      await new Promise((resolve) => setImmediate(resolve));
      await settled();
    },
  };
}

/** The event of a WebSocket API, as far as the product reads it. */
function eventOf(
  eventType: Event['requestContext']['eventType'],
  routeKey: string,
  connectionId: string,
  rest: Partial<Event> = {},
): Event {
  const now = Date.now();
  return {
    isBase64Encoded: false,
    ...rest,
    requestContext: {
      routeKey,
      eventType,
      connectionId,
      messageId: '',
      extendedRequestId: '',
      requestTime: new Date(now).toISOString(),
      messageDirection: 'IN',
      stage: 'live',
      connectedAt: now,
      requestTimeEpoch: now,
      requestId: connectionId,
      domainName: 'localhost',
      apiId: 'local',
    },
  };
}
