import { createContext, useContext } from 'react';
import type { Claims } from '#shared/model/people/people.ts';

export type Person = {
  /** Undefined while the user has no access to the application (rule access.1). */
  uid: string | undefined;
  email: string;
  username: string;
  /** The company's domain, such as `acme.example`. */
  company: string;
  /** Whether they had access and an administrator removed it. */
  accessRemoved: boolean;
  emailVerified: boolean;
  /** Whether a sign-in provider has signed them in, and not their password. */
  throughProvider: boolean;
  claims: Claims;
};

/**
 * In order: no user was signed in; the user signed out; the heartbeat expired; the server refused the token; the user
 * pool did not answer in time.
 */
export type SignedOutBecause = 'absent' | 'left' | 'expired' | 'refused' | 'unreachable';

/** The user whose session the server ended: they only have to sign in again. */
export type FormerPerson = Pick<Person, 'email' | 'accessRemoved'>;

export type SessionState =
  | { status: 'loading' }
  | {
      status: 'signedOut';
      why: SignedOutBecause;
      farewell?: string | undefined;
      former?: FormerPerson | undefined;
    }
  | { status: 'signedIn'; person: Person };

export type Session = {
  status: SessionState['status'];
  /** Only with status 'signedOut'. */
  why: SignedOutBecause | undefined;
  uid: string | undefined;
  email: string | undefined;
  username: string | undefined;
  company: string | undefined;
  accessRemoved: boolean;
  emailVerified: boolean;
  throughProvider: boolean;
  /** The claims of the token, for display only: the server decides from the table. */
  claims: Claims;
  /** The message on the login page after signing out: the `flashMessage` of its state. */
  farewell: string | undefined;
  /** Only after the server has refused the token. */
  former: FormerPerson | undefined;
  /** Deletes all data kept for this user in the browser and revokes the tokens. */
  signOut: (farewell?: string) => Promise<void>;
  /**
   * Starts a session with the tokens that Amplify holds, or ends it when they cannot be renewed any more. @param renew
   * requests new ones first. @throws the error of Cognito
   */
  adopt: (options?: { renew?: boolean }) => Promise<Person | undefined>;
};

export const SessionContext = createContext<Session | undefined>(undefined);

/** The session, as far as the browser knows. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('useSession needs a SessionProvider above');
  return session;
}

/** The signed-in user, for screens behind `RequireAccess`, which render only for users with a uid. */
export function usePerson(): { uid: string; email: string; username: string; company: string; claims: Claims } {
  const { uid, email, username, company, claims } = useSession();
  if (uid === undefined || email === undefined || username === undefined || company === undefined)
    throw new Error('usePerson needs RequireAccess above');
  return { uid, email, username, company, claims };
}
