import type { LiveEnd, LiveMessage } from '#shared/contract/liveMessages.ts';
import type { CallOutput } from '#shared/contract/registry.ts';
import { LIVE_CONNECTION_MS } from '#shared/model/limits.ts';
import { Backoff } from './backoff.ts';
import { Numbers } from './numbers.ts';
import { Polling } from './polling.ts';

/** What a feed keeps up to date. */
export type Fed = {
  /** Asks for a ticket. @returns undefined when the user may not follow it any more */
  join: () => Promise<CallOutput<'join_live'> | undefined>;
  /** Applies changes of a topic. */
  enter: (message: Extract<LiveMessage, { kind: 'changes' }>) => void;
  /** Asks for the changes that may have been missed. @throws when the server does not answer */
  catchUp: () => Promise<void>;
  /** Notes that changes of a topic, or of all, may have been missed. */
  fallBehind: (topic?: string) => void;
  /** A connection has been opened, perhaps with other topics than the one before. */
  opened: () => void;
  /** The connection has ended, and no other one is open. */
  lost: () => void;
  /** Shows what other people do on a story map. */
  hear: (message: Extract<LiveMessage, { kind: 'presence' }>) => void;
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
 * Keeps a tab up to date: by a live connection, which it opens again when it breaks, or by asking for changes while there
 * is none. Whatever a connection has missed is asked for.
 */
export class LiveFeed {
  readonly #fed: Fed;
  readonly #open: Surroundings['open'];
  readonly #polling: Polling;
  readonly #backoff = new Backoff();
  readonly #numbers: Numbers;
  readonly #endVisibility: () => void;
  #socket: Socket | undefined;
  #attempt = 0;
  #isOnlyAsking = false;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #isOver = false;

  constructor(fed: Fed, { open, isVisible, onVisibility }: Surroundings) {
    this.#fed = fed;
    this.#open = open;
    this.#polling = new Polling(() => {
      if (this.#socket === undefined) fed.fallBehind();
      return fed.catchUp();
    }, isVisible);
    this.#numbers = new Numbers((topic) => this.#missed(topic));
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
    this.#fed.lost();
  }

  /** Replaces the connection by one with other topics; without one, asks for what is new. */
  rejoin(): void {
    if (this.#socket === undefined) this.ask();
    if (this.#isOnlyAsking) return;
    this.#backoff.stop();
    void this.#connect();
  }

  /** Asks for what may have been missed. */
  ask(): void {
    this.#polling.now();
  }

  /** Whether a connection is open. */
  get isOpen(): boolean {
    return this.#socket !== undefined;
  }

  /** Sends over the connection, if one is open. */
  say(text: string): void {
    this.#socket?.send(text);
  }

  async #connect(): Promise<void> {
    this.#attempt += 1;
    const attempt = this.#attempt;
    const joined = await this.#fed.join().catch(() => 'later' as const);
    // A later attempt is for other topics.
    if (this.#isOver || attempt !== this.#attempt) return;
    if (joined === 'later') return this.#connectLater();
    if (joined === undefined) return this.stop();
    const { url, ticket } = joined;
    // In a deployment without live connections it goes on asking.
    this.#isOnlyAsking = url === null || ticket === null;
    if (url !== null && ticket !== null)
      this.#listen(this.#open(`${url}?ticket=${encodeURIComponent(ticket)}`), attempt);
  }

  #connectLater(): void {
    this.#backoff.wait(() => void this.#connect());
  }

  #listen(socket: Socket, attempt: number): void {
    socket.onopen = () => {
      if (this.#isOver || attempt !== this.#attempt) return socket.close();
      const isUnbroken = this.#socket !== undefined;
      this.#leave();
      this.#socket = socket;
      this.#backoff.reset();
      this.#polling.stop();
      // The numbers go on when one connection replaces another, so a message that was lost between them is missed.
      if (!isUnbroken) {
        this.#numbers.forget();
        this.#fed.fallBehind();
      }
      this.#fed.opened();
      this.#timers = [
        setInterval(() => socket.send('ping'), PING_MS),
        setTimeout(() => void this.#connect(), RENEW_MS - Math.random() * PING_MS),
      ];
      socket.send('ping');
      // Changes between the last read and now.
      this.ask();
    };
    socket.onmessage = ({ data }) => this.#take(JSON.parse(String(data)) as LiveMessage);
    socket.onclose = () => {
      if (this.#isOver) return;
      if (socket === this.#socket) {
        this.#leave();
        this.#fed.lost();
        this.#polling.start();
      }
      // Another attempt goes on by itself.
      if (attempt === this.#attempt) this.#connectLater();
    };
  }

  #take(message: LiveMessage): void {
    switch (message.kind) {
      case 'changes':
        this.#numbers.note(message.topic, message.number);
        return this.#fed.enter(message);
      case 'resync':
        this.#numbers.note(message.topic, message.number);
        return this.#missed(message.topic);
      case 'numbers':
        return this.#numbers.compare(message.numbers);
      case 'presence':
        return this.#fed.hear(message);
      case 'closed':
        return this.#end(message.reason);
    }
  }

  /** Asking tells the user what they may no longer see. The connection is opened again by its end. */
  #end(reason: LiveEnd): void {
    if (reason === 'no-access') this.#missed();
  }

  #missed(topic?: string): void {
    this.#fed.fallBehind(topic);
    this.ask();
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
    this.ask();
    this.#backoff.hurry();
  }
}
