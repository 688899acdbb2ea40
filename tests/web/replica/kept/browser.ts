import * as errors from '#shared/errors.ts';
import { idFor, type Sketch, standingOn } from '#tests/web/replica/boards.ts';
import { FakeServer } from '#tests/web/replica/fakeServer.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import type { AnyCommand, Call } from '#web/replica/command.ts';
import { BrowserStore } from '#web/replica/kept/BrowserStore.ts';
import type { KeptStore } from '#web/replica/kept/keptCommand.ts';
import { KeptEdits } from '#web/replica/kept/KeptEdits.ts';
import { type OpenScope, OpenScopes } from '#web/replica/openScopes.ts';
import { mapScope } from '#web/replica/scopes.ts';
import * as cardCommands from '#web/replica/story_map/cardCommands.ts';
import { placeAtEnd } from '#web/replica/story_map/layout.ts';
import { MapReplica } from '#web/replica/story_map/MapReplica.ts';

const ALL = Object.values(cardCommands).filter((value) => typeof value === 'object') as unknown as AnyCommand[];
const SCOPE = mapScope(idFor('map'));

/** A browser of one person whose tabs have the same server, network and storage. */
export class Browser {
  readonly server: FakeServer;
  /** The names of all calls that took effect. */
  readonly done: string[] = [];
  /** Calls that came under the key of another one. */
  readonly conflicts: string[] = [];
  isOnline = true;
  /** The server does its work, but the answer is lost. */
  losesAnswers = false;
  /** The status in place of a lost answer; 0 is none, as without network. */
  lostAs = 0;
  /** The user whose token this browser has. */
  signedIn = 'acme.example/ann';
  isMapVisible = true;
  readonly #answers = new Map<string, { input: string; answer: unknown }>();
  readonly #locks = new Map<string, Promise<void>>();

  constructor(sketch: Sketch) {
    this.server = new FakeServer(sketch);
  }

  /** Waits for the name, runs, and frees it for the next. */
  lock = (name: string, run: () => Promise<void>): Promise<void> => {
    const done = (this.#locks.get(name) ?? Promise.resolve()).then(run);
    this.#locks.set(
      name,
      done.catch(() => undefined),
    );
    return done;
  };

  /** The server's answer to a call; a command under a known key takes effect only once. */
  call: Call = async (name, input, options) => {
    if (!this.isOnline) throw new ApiError(errors.unknown, { status: 0 });
    const key = options?.idempotencyKey ?? crypto.randomUUID();
    const text = JSON.stringify([name, input]);
    const known = this.#answers.get(key);
    if (known !== undefined && known.input !== text) {
      this.conflicts.push(text);
      throw new ApiError(errors.conflict);
    }
    if (known !== undefined) return this.#reply(known.answer) as never;
    const asked = this.server.call(name, input);
    void this.server.answerAll();
    const answer = await asked;
    if (options !== undefined) {
      this.done.push(name);
      this.#answers.set(key, { input: text, answer });
    }
    return this.#reply(answer);
  };

  #reply<Answer>(answer: Answer): Answer {
    if (this.losesAnswers) throw new ApiError(errors.unknown, { status: this.lostAs });
    return answer;
  }
}

let tabs = 0;

/** A tab of a browser: it can open the map, and close or crash. */
export class Tab {
  readonly browser: Browser;
  readonly kept: KeptEdits;
  readonly scopes: OpenScopes;
  readonly #crash: () => void;
  #isGone = false;

  private constructor(browser: Browser, store: KeptStore, owner: string) {
    this.browser = browser;
    tabs += 1;
    let crash = (): void => undefined;
    const crashed = new Promise<void>((resolve) => {
      crash = resolve;
    });
    this.#crash = crash;
    this.scopes = new OpenScopes(({ scope, pending }) => this.kept.join(scope.name, pending));
    this.kept = new KeptEdits({
      owner,
      tab: `tab ${tabs}`,
      store,
      commandNamed: (name) => Promise.resolve(ALL.find((command) => command.name === name)),
      locks: (name, run) => browser.lock(name, () => Promise.race([this.#isGone ? undefined : run(), crashed])),
      channel: new BroadcastChannel(`test ${owner}`),
      isOwnerSignedIn: () => Promise.resolve(browser.signedIn === owner),
      openScope: () => Promise.resolve(browser.isMapVisible ? this.scopes.hold(this.#map()) : undefined),
      lostAccess: { code: errors.permissionDenied.code, message: errors.permissionDenied.message },
    });
  }

  /** Opens a tab, without the map. */
  static async open(browser: Browser, owner = 'acme.example/ann'): Promise<Tab> {
    const tab = new Tab(browser, await BrowserStore.open(), owner);
    await tab.kept.start();
    return tab;
  }

  /** Opens the map in the tab. */
  openMap(): MapReplica & { seen: () => ReturnType<typeof standingOn>; end: () => ReturnType<typeof placeAtEnd> } {
    const map = this.#map();
    this.scopes.hold(map);
    return Object.assign(map, { seen: () => standingOn(map.layout), end: () => placeAtEnd(map.layout, null) });
  }

  /** Everything that this tab was doing ends in the middle of it. */
  crash(): void {
    this.#isGone = true;
    this.kept.end();
    this.#crash();
  }

  #map(): MapReplica {
    const open = this.scopes.get(SCOPE) as (OpenScope & MapReplica) | undefined;
    const journal = this.kept.journalOf(SCOPE);
    return open ?? new MapReplica(this.browser.server.copy(), this.#call, { retryMs: [3], journal });
  }

  /** A closed tab hears nothing any more. */
  #call: Call = async (...args) => {
    const answer = await (this.#isGone
      ? never
      : this.browser.call(...args).catch((error: unknown) => this.#refuse(error)));
    return this.#isGone ? never : answer;
  };

  async #refuse(error: unknown): Promise<never> {
    if (this.#isGone) return never;
    throw error;
  }
}

const never = new Promise<never>(() => undefined);
