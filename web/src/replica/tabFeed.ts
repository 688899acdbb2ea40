import type { Replica } from './replica.ts';
import type { Arrival } from './scope.ts';

type Message = { scope: string; arrival: Arrival };

/** The used part of a BroadcastChannel. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close'> & {
  onmessage: ((event: MessageEvent) => void) | null;
};

/**
 * Synchronises the user's tabs: changes that the server confirmed in one tab are applied in the others. The order does
 * not matter, since the version decides. Pending edits are not sent, since they are soon confirmed or refused.
 */
export class TabFeed {
  readonly #channel: Channel;

  constructor(uid: string, replica: Replica, open: (name: string) => Channel = openChannel) {
    this.#channel = open(`storyd.${uid}`);
    this.#channel.onmessage = ({ data }: MessageEvent<Message>) => replica.enter(data.scope, data.arrival);
  }

  /** Sends arrivals of this tab to the others. */
  publish(scope: string, arrival: Arrival): void {
    if (arrival.changed.length + arrival.removed.length > 0)
      this.#channel.postMessage({ scope, arrival } satisfies Message);
  }

  close(): void {
    this.#channel.close();
  }
}

const openChannel = (name: string): Channel => new BroadcastChannel(name);
