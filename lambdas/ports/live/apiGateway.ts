import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { repeating, within } from '#lambdas/ports/aws/settings.ts';
import type { Live } from './port.ts';

/** The gateway answers within tens of milliseconds; a slow connection must not hold up the others. */
const TIMEOUT_MS = 3_000;

/**
 * Reaches connections of a WebSocket API. A message that may have been sent is sent again: it does no harm twice.
 * @param endpoint of the management of its connections
 */
export function createGatewayLive(endpoint: string): Live {
  const client = new ApiGatewayManagementApiClient({ ...repeating(), endpoint });
  return {
    async post(ConnectionId, text) {
      const command = new PostToConnectionCommand({ ConnectionId, Data: new TextEncoder().encode(text) });
      return unlessGone(client.send(command, within(TIMEOUT_MS)));
    },
    async close(ConnectionId) {
      await unlessGone(client.send(new DeleteConnectionCommand({ ConnectionId }), within(TIMEOUT_MS)));
    },
  };
}

async function unlessGone(request: Promise<unknown>): Promise<boolean> {
  try {
    await request;
    return true;
  } catch (error) {
    if (error instanceof GoneException) return false;
    throw error;
  }
}
