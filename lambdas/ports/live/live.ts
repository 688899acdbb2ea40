import { createGatewayLive } from './apiGateway.ts';
import type { Live } from './port.ts';

let shared: Live | undefined;

/**
 * The live connections that this process reaches: those that were set, or API Gateway's when its environment names the
 * endpoint; undefined in a deployment without live updates.
 */
export function live(): Live | undefined {
  const endpoint = process.env['LIVE_ENDPOINT'];
  if (shared === undefined && endpoint !== undefined) shared = createGatewayLive(endpoint);
  return shared;
}

/** Sets the live connections of a process. */
export function setLive(own: Live | undefined): void {
  shared = own;
}
