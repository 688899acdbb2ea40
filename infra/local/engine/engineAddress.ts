import { Agent } from 'node:http';
import type { createTableClient } from '#lambdas/store/table/client.ts';

/**
 * Where a table engine is reached: at the URL `endpoint`, or through a Unix socket. With a socket the URL only fills
 * the requests' `Host` header, and no request can reach anything at it.
 */
export type EngineAddress = { readonly endpoint: string; readonly socketPath?: string | undefined };

/** The URL of an engine behind a socket: a name that never resolves, so that a client without the socket fails. */
export const BEHIND_SOCKET = 'http://table.invalid';

const agents = new Map<string, Agent>();

/** The agent that connects requests to an engine's socket, one per socket; undefined for an engine at its URL. */
export function agentOf({ socketPath }: EngineAddress): Agent | undefined {
  if (socketPath === undefined) return undefined;
  // The types leave `socketPath` out, the documentation of Agent does not.
  const options = { socketPath, keepAlive: true, maxSockets: 50 };
  const agent = agents.get(socketPath) ?? new Agent(options);
  agents.set(socketPath, agent);
  return agent;
}

/** How a client of the table reaches an engine, for `createTableClient`; the URL is in its environment. */
export function connectionTo(engine: EngineAddress): NonNullable<Parameters<typeof createTableClient>[0]> {
  const httpAgent = agentOf(engine);
  return httpAgent === undefined ? {} : { requestHandler: { httpAgent } };
}
