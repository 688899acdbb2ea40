import type { PresenceMessage, PresenceState } from '#shared/contract/presence.ts';
import { mapTopic } from '#shared/rules/live/topics.ts';
import type { Colleagues, PresenceHeard } from './Colleagues.ts';
import { onNoCard } from './onNoCard.ts';

/** The shortest time between two messages, in ms: somewhat longer than the server asks for, since a line may bunch them. */
const PAUSE_MS = 250;
/** How often somebody says again that they are there, in ms, and looks who has fallen silent. */
const BEAT_MS = 60_000;

/** Sends over the live connection of the tab, if there is one. */
export type Say = (text: string) => void;

/**
 * Shows other people what the user does on a story map, and the user what they do. While nobody else is there, nothing
 * is said but that the user has come or leaves.
 */
export class Presence {
  readonly topic: string;
  readonly #containerId: string;
  readonly #colleagues: Colleagues;
  readonly #say: Say;
  readonly #beat: ReturnType<typeof setInterval>;
  #isOpen = false;
  #state = onNoCard;
  #sent = '';
  #sentAt = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(containerId: string, colleagues: Colleagues, say: Say) {
    this.topic = mapTopic(containerId);
    this.#containerId = containerId;
    this.#colleagues = colleagues;
    this.#say = say;
    this.#beat = setInterval(() => this.#repeat(), BEAT_MS);
  }

  /** A connection has been opened, perhaps in place of another one. */
  opened(): void {
    this.#isOpen = true;
    this.#send('hello');
  }

  /** There is no connection any more. */
  lost(): void {
    this.#isOpen = false;
    this.#colleagues.clear();
  }

  /** Hears of others, and tells them what they missed. */
  hear(heard: PresenceHeard): void {
    this.#colleagues.hear(heard, Date.now());
    this.#sendSoon();
  }

  /** What the user does now. */
  show(state: PresenceState): void {
    this.#state = state;
    this.#sendSoon();
  }

  /** The user leaves the map, or shows nobody any more that they are there. */
  stop(): void {
    if (this.#isOpen) this.#send('bye');
    clearInterval(this.#beat);
    clearTimeout(this.#waiting);
    this.lost();
  }

  /** What changes within a short time is one message. */
  #sendSoon(): void {
    if (!this.#hasListeners() || this.#waiting !== undefined) return;
    const wait = this.#sentAt + PAUSE_MS - Date.now();
    if (wait <= 0) return this.#sendNews();
    this.#waiting = setTimeout(() => {
      this.#waiting = undefined;
      if (this.#hasListeners()) this.#sendNews();
    }, wait);
  }

  #sendNews(): void {
    if (JSON.stringify(this.#state) !== this.#sent) this.#send();
  }

  #repeat(): void {
    this.#colleagues.forgetSilent(Date.now());
    if (this.#hasListeners()) this.#send();
  }

  #hasListeners(): boolean {
    return this.#isOpen && this.#colleagues.uids.length > 0;
  }

  #send(says?: 'hello' | 'bye'): void {
    const presence = { containerId: this.#containerId, ...this.#state };
    const message: PresenceMessage = { presence: says === undefined ? presence : { ...presence, says } };
    this.#sent = JSON.stringify(this.#state);
    this.#sentAt = Date.now();
    this.#say(JSON.stringify(message));
  }
}
