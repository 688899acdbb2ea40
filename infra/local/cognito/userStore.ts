import * as z from 'zod/mini';
import { damaged, parseSaved } from '../savedState.ts';
import type { DurableFile } from './durableFile.ts';
import { refusal } from './errors.ts';
import { groupCommit } from './groupCommit.ts';
import type { Attempts } from './lockout.ts';
import type { StoredPassword } from './passwords.ts';
import type { UserStatus } from './types.ts';

/** The purpose of a mailed code. */
export type CodePurpose = 'signUp' | 'resetPassword';

/** A code that was sent: `value` is absent once it was used or guessed at too often. Times in milliseconds. */
export type SentCode = {
  readonly value: string | undefined;
  readonly expiresAt: number;
  readonly tries: number;
  /** When codes of this purpose were sent recently. */
  readonly sentAt: readonly number[];
};

/** The authenticator app of a person: `secret` is the one in use, `pending` one without a verified code yet. */
export type SecondFactor = {
  readonly secret?: string;
  readonly pending?: string;
  readonly enabled: boolean;
  /** The time step of the last accepted code. */
  readonly lastStep: number;
  /** Wrong codes in a row. */
  readonly attempts: Attempts;
};

/** A person's account at a provider: the provider's id, and its name for the person. */
export type FederatedIdentity = { readonly provider: string; readonly subject: string };

/** What the pool keeps of it: for a SAML provider also the name that the provider has for itself. */
export type FederatedAccount = FederatedIdentity & { readonly samlIssuer?: string };

/** The pool's name for an account at a provider. */
export const nameAtPool = ({ provider, subject }: FederatedIdentity): string => `${provider}_${subject}`;

/** A person. `attributes` holds `email` (lower case) and `email_verified` ('true' or 'false') among others. */
export type UserRecord = {
  readonly sub: string;
  readonly status: UserStatus;
  readonly attributes: Readonly<Record<string, string>> & { readonly email: string; readonly email_verified: string };
  readonly password: StoredPassword;
  readonly attempts: Attempts;
  readonly secondFactor?: SecondFactor;
  /** Set for an account at a provider, which nobody signs in to with a password. */
  readonly federated?: FederatedAccount;
  /** An administrator invalidated the password: a mailed code sets a new one. */
  readonly resetRequired?: boolean;
  readonly codes: Readonly<Partial<Record<CodePurpose, SentCode>>>;
  readonly createdAt: number;
  readonly modifiedAt: number;
};

/**
 * A sign-in and everything issued from it; its id is the tokens' `origin_jti`. Only a hash of the refresh token is
 * stored.
 */
export type SessionRecord = {
  readonly id: string;
  readonly sub: string;
  /** The hash of the newest refresh token. */
  readonly refreshTokenHash: string;
  /** The hashes of earlier ones, and until when they are valid: used ones only a little longer. */
  readonly earlierTokens?: readonly { readonly hash: string; readonly until: number }[];
  readonly eventId: string;
  readonly signedInAt: number;
  readonly expiresAt: number;
  readonly revoked: boolean;
};

/** E-mail addresses are the sign-in alias whatever their case. */
export const foldEmail = (email: string): string => email.toLowerCase();

/**
 * The people and sessions of the pool. Everything is in memory, every method but `settled` acts at once, and `change`
 * starts from the current record: operations that run at the same time cannot overwrite each other.
 */
export type UserStore = {
  bySub(sub: string): UserRecord | undefined;
  /**
   * As Cognito accepts `Username`: an account with a password by `sub` or by address, one of a provider only by its
   * name, `<provider>_<subject>` in any case.
   */
  byLogin(login: string): UserRecord | undefined;
  byIdentity(identity: FederatedIdentity): UserRecord | undefined;
  all(): readonly UserRecord[];
  /** @throws UsernameExistsException when the address is taken */
  add(user: UserRecord): void;
  /** @throws UserNotFoundException when the person is gone, AliasExistsException when a new address is taken */
  change(sub: string, edit: (user: UserRecord) => Partial<UserRecord>): UserRecord;
  /** Deletes the person and their sessions. */
  remove(sub: string): void;
  session(id: string): SessionRecord | undefined;
  sessionByRefreshToken(hash: string): SessionRecord | undefined;
  /** Stores a session; drops sessions that expired before `now`. */
  addSession(session: SessionRecord, now: number): void;
  /** Replaces a session. */
  renewSession(session: SessionRecord): void;
  revokeSessions(which: (session: SessionRecord) => boolean): void;
  /** Resolves when all of the above is on disk. */
  settled(): Promise<void>;
};

const sentCode = z.object({
  value: z.optional(z.string()),
  expiresAt: z.number(),
  tries: z.number(),
  sentAt: z.array(z.number()),
});
const attempts = z.object({ failures: z.number(), lockedUntil: z.number() });
const hex = z.string().check(z.regex(/^[0-9a-f]+$/));
const savedPool = z.object({
  version: z.literal(1),
  users: z.array(
    z.object({
      sub: z.string(),
      status: z.enum(['UNCONFIRMED', 'CONFIRMED', 'EXTERNAL_PROVIDER']),
      attributes: z.catchall(z.object({ email: z.string(), email_verified: z.string() }), z.string()),
      password: z.object({ salt: hex, verifier: hex }),
      attempts,
      secondFactor: z.optional(
        z.object({
          secret: z.optional(z.string()),
          pending: z.optional(z.string()),
          enabled: z.boolean(),
          lastStep: z.number(),
          attempts,
        }),
      ),
      federated: z.optional(z.object({ provider: z.string(), subject: z.string() })),
      codes: z.object({ signUp: z.optional(sentCode), resetPassword: z.optional(sentCode) }),
      resetRequired: z.optional(z.boolean()),
      createdAt: z.number(),
      modifiedAt: z.number(),
    }),
  ),
  sessions: z.array(
    z.object({
      id: z.string(),
      sub: z.string(),
      refreshTokenHash: z.string(),
      earlierTokens: z.optional(z.array(z.object({ hash: z.string(), until: z.number() }))),
      eventId: z.string(),
      signedInAt: z.number(),
      expiresAt: z.number(),
      revoked: z.boolean(),
    }),
  ),
});
type Saved = { readonly version: 1; readonly users: UserRecord[]; readonly sessions: SessionRecord[] };

const hashesOf = ({ refreshTokenHash, earlierTokens = [] }: SessionRecord): string[] => [
  refreshTokenHash,
  ...earlierTokens.map(({ hash }) => hash),
];

async function load(file: DurableFile): Promise<Saved> {
  const text = await file.read();
  if (text === undefined) return { version: 1, users: [], sessions: [] };
  const saved = parseSaved(text, savedPool);
  if (saved === undefined) throw damaged(file.name);
  return saved as Saved;
}

/**
 * Opens the store kept in `file`. Fails when the file exists but is not readable as a pool, rather than start without
 * people.
 */
export async function openUserStore(file: DurableFile): Promise<UserStore> {
  const saved = await load(file);
  const users = new Map(saved.users.map((user) => [user.sub, user]));
  // Accounts at providers take no address: several can have the same.
  const subByEmail = new Map(
    saved.users.flatMap((user) => (user.federated ? [] : [[user.attributes.email, user.sub] as const])),
  );
  const sessions = new Map(saved.sessions.map((session) => [session.id, session]));
  const idByRefreshToken = new Map(
    saved.sessions.flatMap((session) => hashesOf(session).map((hash) => [hash, session.id] as const)),
  );

  const disk = groupCommit(() => {
    const now: Saved = { version: 1, users: [...users.values()], sessions: [...sessions.values()] };
    return file.write(JSON.stringify(now));
  });

  const byName = (name: string): UserRecord | undefined =>
    [...users.values()].find(
      ({ federated }) => federated && nameAtPool(federated).toLowerCase() === name.toLowerCase(),
    );

  const dropSession = (session: SessionRecord): void => {
    sessions.delete(session.id);
    for (const hash of hashesOf(session)) idByRefreshToken.delete(hash);
  };
  const dropSessions = (which: (session: SessionRecord) => boolean): void => {
    for (const session of [...sessions.values()].filter(which)) dropSession(session);
  };

  return {
    bySub: (sub) => users.get(sub),
    byLogin(login) {
      const bySub = users.get(login);
      if (bySub) return bySub.federated ? undefined : bySub;
      return users.get(subByEmail.get(foldEmail(login)) ?? '') ?? byName(login);
    },
    byIdentity: ({ provider, subject }) =>
      [...users.values()].find(({ federated }) => federated?.provider === provider && federated.subject === subject),
    all: () => [...users.values()],
    add(user) {
      if (!user.federated && subByEmail.has(user.attributes.email)) throw refusal.emailTaken();
      users.set(user.sub, user);
      if (!user.federated) subByEmail.set(user.attributes.email, user.sub);
      disk.changed();
    },
    change(sub, edit) {
      const before = users.get(sub);
      if (!before) throw refusal.unknownUser();
      const after = { ...before, ...edit(before) };
      if (!before.federated) {
        const holder = subByEmail.get(after.attributes.email);
        if (holder !== undefined && holder !== sub) throw refusal.aliasTaken();
        subByEmail.delete(before.attributes.email);
        subByEmail.set(after.attributes.email, sub);
      }
      users.set(sub, after);
      disk.changed();
      return after;
    },
    remove(sub) {
      const user = users.get(sub);
      if (!user) throw refusal.unknownUser();
      users.delete(sub);
      if (!user.federated) subByEmail.delete(user.attributes.email);
      dropSessions((session) => session.sub === sub);
      disk.changed();
    },
    session: (id) => sessions.get(id),
    sessionByRefreshToken: (hash) => sessions.get(idByRefreshToken.get(hash) ?? ''),
    addSession(session, now) {
      dropSessions((other) => other.expiresAt <= now);
      sessions.set(session.id, session);
      idByRefreshToken.set(session.refreshTokenHash, session.id);
      disk.changed();
    },
    renewSession(session) {
      // A used token still identifies its session, so that the refusal can give its reason.
      sessions.set(session.id, session);
      idByRefreshToken.set(session.refreshTokenHash, session.id);
      disk.changed();
    },
    revokeSessions(which) {
      for (const session of [...sessions.values()].filter(which)) {
        sessions.set(session.id, { ...session, revoked: true });
      }
      disk.changed();
    },
    settled: disk.settled,
  };
}
