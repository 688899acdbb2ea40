import type { LiveMessage } from '#shared/contract/liveMessages.ts';
import type { CallInput, CallOutput } from '#shared/contract/registry.ts';
import { LiveFeed, type Surroundings } from './LiveFeed.ts';
import { aboutAccess } from './readsOf.ts';

/** The changes that a message brings. */
export type LiveChanges = Extract<LiveMessage, { kind: 'changes' }>;

/** What a part of the screen follows. */
export type Followed = {
  /** What of, beside the user. */
  scope: { containerId?: string; initiativeId?: string; company?: true };
  /** Whether it shows what happens in a topic. */
  takes: (topic: string) => boolean;
  /** Applies changes of a topic that it takes. @param ask has it catch up, once more if it is doing so */
  enter: (message: LiveChanges, ask: () => void) => void;
  /** Asks for all changes since the last time. @throws when the server does not answer */
  catchUp: () => Promise<void>;
};

/** What is told of the other people on a story map. */
export type Attending = {
  topic: string;
  /** A connection has been opened, perhaps in place of another one. */
  opened: () => void;
  /** There is no connection any more. */
  lost: () => void;
  hear: (message: Extract<LiveMessage, { kind: 'presence' }>) => void;
};

/** Asks for a ticket. */
type Join = (scopes: CallInput<'join_live'>) => Promise<CallOutput<'join_live'>>;
/** Why no ticket is given: the story map or the initiative may not be seen, or the session is over. */
type Denial = 'containerId' | 'initiativeId' | 'session' | undefined;

/**
 * Keeps up to date whatever this tab shows, over one connection for all of it. The connection is replaced when another
 * page needs other topics.
 */
export class LiveTab {
  readonly #join: Join;
  readonly #denialOf: (error: unknown) => Denial;
  readonly #surroundings: Surroundings;
  readonly #follows = new Set<Followed>();
  /** Those that may have missed something. */
  readonly #behind = new Set<Followed>();
  /** Those that no connection has been opened for since they are followed. */
  readonly #uncovered = new Set<Followed>();
  /** Those that their user may not see at present. */
  readonly #denied = new Set<Followed>();
  readonly #attending = new Set<Attending>();
  #feed: LiveFeed | undefined;
  #joined = '';
  #isChanging = false;

  constructor(join: Join, denialOf: (error: unknown) => Denial, surroundings: Surroundings) {
    this.#join = join;
    this.#denialOf = denialOf;
    this.#surroundings = surroundings;
  }

  /** Follows something. @returns stops it */
  follow(followed: Followed): () => void {
    this.#follows.add(followed);
    this.#behind.add(followed);
    this.#uncovered.add(followed);
    this.#changeSoon();
    return () => {
      for (const all of [this.#follows, this.#behind, this.#uncovered, this.#denied]) all.delete(followed);
      this.#changeSoon();
    };
  }

  /** Hears of the other people on a story map that is followed. @returns stops it */
  attend(attending: Attending): () => void {
    this.#attending.add(attending);
    if (this.#feed?.isOpen === true) attending.opened();
    return () => void this.#attending.delete(attending);
  }

  /** Sends over the connection, if one is open. */
  say(text: string): void {
    this.#feed?.say(text);
  }

  /** The user may see more or less than when the connection was opened, or an initiative holds other story maps. */
  rejoin(): void {
    this.#denied.clear();
    for (const one of this.#follows) this.#uncovered.add(one);
    this.#feed?.rejoin();
  }

  /** Leaving one page for another is one change. */
  #changeSoon(): void {
    if (this.#isChanging) return;
    this.#isChanging = true;
    queueMicrotask(() => {
      this.#isChanging = false;
      this.#change();
    });
  }

  #change(): void {
    if (this.#follows.size === 0) {
      this.#feed?.stop();
      this.#feed = undefined;
      return;
    }
    const wanted = JSON.stringify(this.#scopes());
    if (this.#feed === undefined) {
      this.#joined = wanted;
      this.#feed = new LiveFeed(
        {
          join: () => this.#ticket(),
          enter: (message) => this.#enter(message),
          catchUp: () => this.#catchUp(),
          fallBehind: (topic) => this.#fallBehind(topic),
          opened: () => this.#cover(),
          lost: () => this.#attending.forEach((one) => one.lost()),
          hear: (message) => this.#attending.forEach((one) => one.topic === message.topic && one.hear(message)),
        },
        this.#surroundings,
      );
    } else if (wanted !== this.#joined) {
      this.#joined = wanted;
      this.#feed.rejoin();
    } else this.#feed.ask();
  }

  #scopes(): CallInput<'join_live'> {
    const scopes = [...this.#follows].filter((one) => !this.#denied.has(one)).map(({ scope }) => scope);
    const all = Object.assign({}, ...scopes) as Followed['scope'];
    return { ...all, company: all.company === true };
  }

  /** @returns undefined when the session is over */
  async #ticket(): Promise<CallOutput<'join_live'> | undefined> {
    for (;;) {
      try {
        return await this.#join(this.#scopes());
      } catch (error) {
        const denial = this.#denialOf(error);
        if (denial === undefined) throw error;
        const denied = [...this.#follows].filter(
          (one) => denial !== 'session' && one.scope[denial] !== undefined && !this.#denied.has(one),
        );
        if (denied.length === 0) return undefined;
        for (const one of denied) {
          this.#denied.add(one);
          // Asking tells its user so.
          this.#behind.add(one);
        }
      }
    }
  }

  #enter(message: LiveChanges): void {
    for (const one of this.#follows)
      if (one.takes(message.topic))
        one.enter(message, () => {
          this.#behind.add(one);
          this.#feed?.ask();
        });
    // A story map that its user may see again.
    if (this.#denied.size > 0 && message.touched.some(({ type }) => aboutAccess(type))) this.rejoin();
  }

  #fallBehind(topic?: string): void {
    for (const one of this.#follows) if (topic === undefined || one.takes(topic)) this.#behind.add(one);
  }

  /** From now on changes arrive; those since the last read are asked for. */
  #cover(): void {
    for (const one of this.#uncovered) this.#behind.add(one);
    this.#uncovered.clear();
    for (const one of this.#attending) one.opened();
  }

  async #catchUp(): Promise<void> {
    const late = [...this.#behind];
    this.#behind.clear();
    const results = await Promise.allSettled(late.map((one) => one.catchUp()));
    results.forEach((result, i) => {
      const one = late[i];
      if (result.status === 'rejected' && one !== undefined && this.#follows.has(one)) this.#behind.add(one);
    });
    const failed = results.find((result) => result.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  }
}
