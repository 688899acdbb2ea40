import type { Pending, Request } from '../command.ts';

/** An unconfirmed edit with how it is sent. */
export type Waiting = Pending & {
  id: string;
  /** Its idempotency key. */
  key: string;
  /** The exact request once it was sent: repeated under the same key, it must stay the same. */
  request: Request | null;
  /** Whether this tab sends it. */
  isOurs: boolean;
  /** Whether it was made before this page was loaded, or in another tab. */
  isAdopted: boolean;
};

/** Keeps the edits of a scope in this browser, so that a reload or a crash loses none. */
export type Journal = {
  /** Keeps what has changed between two states of the list of edits. */
  follow: (was: readonly Waiting[], now: readonly Waiting[]) => void;
  /** Whether an edit may be sent now: its user is still the one who is signed in. */
  maySend: () => Promise<boolean>;
  /** Called when the edits stop reaching the server, and when they do again. */
  noteStall: (isStalled: boolean) => void;
};
