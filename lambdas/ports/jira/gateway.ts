import { createLambdaGateway } from './lambdaGateway.ts';
import type { TrackerGateway } from './port.ts';

let shared: TrackerGateway | undefined;

/** The gateway of this process: the one that was set, or the function that its environment names. @throws without either */
export function trackerGateway(): TrackerGateway {
  const name = process.env['TRACKER_GATEWAY'];
  if (shared === undefined && name !== undefined) shared = createLambdaGateway(name);
  if (shared === undefined) throw new Error('TRACKER_GATEWAY is not set');
  return shared;
}

/** Sets the gateway of a process. */
export function setTrackerGateway(gateway: TrackerGateway | undefined): void {
  shared = gateway;
}
