import type { LiveEnd, LiveMessage } from '#shared/contract/liveMessages.ts';
import type { CallOutput } from '#shared/contract/registry.ts';
import { LIVE_CONNECTION_MS } from '#shared/model/limits.ts';
import { Backoff } from './backoff.ts';
import { Numbers } from './numbers.ts';
import { Polling } from './polling.ts';

/** What a feed keeps up to date. */
export type Followed = {
  /** Asks for a ticket. @returns undefined when the user may not follow it any more */
  join: () => Promise<CallOutput<'join_live'> | undefined>;
  /** Applies changes of a topic. */
  enter: (message: Extract<LiveMessage, { kind: 'changes' }>) => void;
  /** Asks for all changes since the last time. @throws when the server does not answer */
  catchUp: () => Promise<void>;
};

/** The used part of a WebSocket. */
export type Socket = {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send: (text: string) => void;
  close: () => void;
};

/** What a feed needs of the browser. */
export type Surroundings = {
  open: (address: string) => Socket;
  isVisible: () => boolean;
  /** Subscribes to the page being shown and hidden. @returns unsubscribes */
  onVisibility: (listener: () => void) => () => void;
};

/** How often a connection is used, so that it stays open, and what it missed is noticed. In ms. */
const PING_MS = 60_000;
/** When a connection is replaced, before the server ends it. In ms. */
const RENEW_MS = LIVE_CONNECTION_MS - 10 * 60_000;

/**
 * Keeps one scope up to date: by a live connection, which it opens again when it breaks, or by asking for changes while
 * there is none. Whatever a connection has missed is asked for.
 */
export class LiveFeed {
  readonly #followed: Followed;
  readonly #open: Surroundings['open'];
  readonly #polling: Polling;
  readonly #backoff = new Backoff();
  readonly #numbers: Numbers;
  readonly #endVisibility: () => void;
  #socket: Socket | undefined;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #isOver = false;

  constructor(followed: Followed, { open, isVisible, onVisibility }: Surroundings) {
    this.#followed = followed;
    this.#open = open;
    this.#polling = new Polling(followed.catchUp, isVisible);
    this.#numbers = new Numbers(() => this.#polling.now());
    this.#endVisibility = onVisibility(() => this.#lookAgain(isVisible()));
    this.#polling.start();
    void this.#connect();
  }

  /** Ends it. */
  stop(): void {
    this.#isOver = true;
    this.#endVisibility();
    this.#polling.stop();
    this.#numbers.stop();
    this.#backoff.stop();
    this.#leave();
  }

  async #connect(): Promise<void> {
    const joined = await this.#followed.join().catch(() => 'later' as const);
    if (this.#isOver) return;
    if (joined === 'later') return this.#connectLater();
    if (joined === undefined) return this.stop();
    const { url, ticket } = joined;
    // In a deployment without live connections it goes on asking.
    if (url !== null && ticket !== null) this.#listen(this.#open(`${url}?ticket=${encodeURIComponent(ticket)}`));
  }

  #connectLater(): void {
    this.#backoff.wait(() => void this.#connect());
  }

  #listen(socket: Socket): void {
    socket.onopen = () => {
      if (this.#isOver) return socket.close();
      this.#leave();
      this.#socket = socket;
      this.#backoff.reset();
      this.#numbers.forget();
      this.#polling.stop();
      this.#timers = [
        setInterval(() => socket.send('ping'), PING_MS),
        setTimeout(() => void this.#connect(), RENEW_MS - Math.random() * PING_MS),
      ];
      socket.send('ping');
      // Changes between the last read and now.
      this.#polling.now();
    };
    socket.onmessage = ({ data }) => this.#take(JSON.parse(String(data)) as LiveMessage);
    socket.onclose = () => {
      if (this.#isOver || (this.#socket !== undefined && this.#socket !== socket)) return;
      this.#leave();
      this.#polling.start();
      this.#connectLater();
    };
  }

  #take(message: LiveMessage): void {
    switch (message.kind) {
      case 'changes':
        this.#numbers.note(message.topic, message.number);
        return this.#followed.enter(message);
      case 'resync':
        this.#numbers.note(message.topic, message.number);
        return this.#polling.now();
      case 'numbers':
        return this.#numbers.compare(message.numbers);
      case 'closed':
        return this.#end(message.reason);
    }
  }

  /** Asking tells the user what they may no longer see. The connection is opened again by its end. */
  #end(reason: LiveEnd): void {
    if (reason === 'no-access') this.#polling.now();
  }

  /** Lets the present connection go. */
  #leave(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    socket?.close();
  }

  /** Somebody looks at the page again: nothing waits any longer. */
  #lookAgain(isVisible: boolean): void {
    if (!isVisible || this.#socket !== undefined) return;
    this.#polling.start();
    this.#polling.now();
    this.#backoff.hurry();
  }
}
