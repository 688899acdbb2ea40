import type { ChangeAnswer } from '#shared/contract/change.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import type { Call, Request } from './command.ts';
import type { Journal, Waiting } from './kept/Journal.ts';
import { isTooOld } from './kept/keptCommand.ts';
import type { Outbox } from './outbox.ts';
import { sentKeys } from './sentKeys.ts';

/** Thrown when the session no longer is that of the user who made the edit: it waits for them. */
export class Paused extends Error {}

/** Thrown when an edit has waited for so long that it might take effect twice. */
export class TooOld extends Error {}

/** Refusals of a session, which say nothing about the edit. */
const ABOUT_SESSION: readonly string[] = ['no-user', 'not-authenticated', 'no-company-access', 'email-not-verified'];

/** Delivers the requests of a scope's edits, each until it is answered. */
export class Delivery {
  readonly #scope: string;
  readonly #outbox: Outbox;
  readonly #call: Call;
  readonly #journal: Journal | undefined;
  readonly #onStalled: () => void;
  #isStalled = false;

  /** @param onStalled called when `isStalled` changes */
  constructor(
    scope: string,
    { outbox, call, journal }: { outbox: Outbox; call: Call; journal: Journal | undefined },
    onStalled: () => void,
  ) {
    this.#scope = scope;
    this.#outbox = outbox;
    this.#call = call;
    this.#journal = journal;
    this.#onStalled = onStalled;
  }

  /** Whether the last attempt did not reach the server. */
  get isStalled(): boolean {
    return this.#isStalled;
  }

  /**
   * Sends a request until it is answered. A kept edit waits for the network as long as it takes; any other is sent once,
   * and its form says that it may have been saved.
   * @param isWaiting whether the edit still waits to be sent from here
   * @throws Paused, TooOld; otherwise as the call
   */
  async deliver({ key, command, at }: Waiting, request: Request, isWaiting: () => boolean): Promise<ChangeAnswer> {
    const attempt = async () => {
      if (command.keep && isTooOld({ at })) throw new TooOld();
      if (command.keep && this.#journal !== undefined && !(await this.#journal.maySend())) throw new Paused();
      return this.#call(request.name, request.input, { idempotencyKey: key });
    };
    const answer = await sentKeys.during(key, this.#scope, () =>
      command.keep
        ? this.#outbox.persist(
            () => attempt().catch((error: unknown) => this.#failed(error)),
            isWaiting,
            () => this.#setStalled(true),
          )
        : attempt(),
    );
    this.#setStalled(false);
    return answer;
  }

  #failed(error: unknown): never {
    if (!(error instanceof ApiError)) throw error;
    if (!error.isNetworkFailure) this.#setStalled(false);
    if (ABOUT_SESSION.includes(error.code)) throw new Paused(error.message, { cause: error });
    throw error;
  }

  #setStalled(isStalled: boolean): void {
    if (this.#isStalled === isStalled) return;
    this.#isStalled = isStalled;
    this.#journal?.noteStall(isStalled);
    this.#onStalled();
  }
}
