import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { ErrorCode } from '#shared/CallError.ts';
import { SESSION_HEARTBEAT_MS, SIGN_IN_WAIT_MS } from '#shared/model/limits.ts';
import { forgetTokens, prepareLeaving, tokenClaims } from '#web/base/api/identity.ts';
import { hasTokens } from '#web/base/api/keptToken.ts';
import { onRefusal } from '#web/base/api/refusals.ts';
import { fetchAhead, pageIsInteractive } from '#web/base/browser/fetchAhead.ts';
import { paths } from '#web/base/paths.ts';
import { followToken } from '#web/base/session/followToken.ts';
import { forgetRedirect } from '#web/base/session/keptRedirect.ts';
import { personOfClaims } from '#web/base/session/person.ts';
import { forgetPersonalKeys } from '#web/base/session/personalKeys.ts';
import { HEARTBEAT_KEY, isHeartbeatValid } from '#web/base/session/sessionHeartbeat.ts';
import {
  type FormerPerson,
  type Person,
  type Session,
  SessionContext,
  type SessionState,
  type SignedOutBecause,
} from '#web/base/session/useSession.ts';
import { forgetAnswers } from '#web/replica/session/answers.ts';
import { forgetKnownMaps } from '#web/replica/story_map/known/knownMaps.ts';

const noClaims = { admin: false, super_admin: false, global_story_map_viewer: false };

/**
 * The changes of the user that a refusal implies, whatever their token says. `RequireAccess` then shows the page that
 * explains it.
 */
const LOST_BY_REFUSAL: Partial<Record<ErrorCode, (person: Person) => Person>> = {
  'no-company-access': (person) => ({
    ...person,
    uid: undefined,
    // Their token says that they had access.
    accessRemoved: person.accessRemoved || person.uid !== undefined,
    claims: noClaims,
  }),
  'email-not-verified': (person) => ({ ...person, emailVerified: false }),
};

/** The time after which a page without requests counts as interactive, in ms. */
const QUIET_PAGE_MS = 4_000;

const heartbeatIsValid = () => isHeartbeatValid(localStorage.getItem(HEARTBEAT_KEY), Date.now());
const beat = () => localStorage.setItem(HEARTBEAT_KEY, String(Date.now()));

/**
 * Manages the session: restores it when the application starts, renews its heartbeat, and ends it in all tabs at once
 * (rules session.14, session.16).
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ status: 'loading' });

  const end = useCallback((why: SignedOutBecause, farewell?: string) => {
    localStorage.removeItem(HEARTBEAT_KEY);
    forgetRedirect();
    forgetAnswers();
    setState((before) => ({
      status: 'signedOut',
      why,
      farewell,
      former: why === 'refused' ? formerOf(before) : undefined,
    }));
  }, []);

  const adopt = useCallback(
    async ({ renew = false } = {}) => {
      const claims = await tokenClaims({ renew });
      if (claims === undefined) {
        if (renew) end('refused');
        return undefined;
      }
      const person = personOfClaims(claims);
      beat();
      setState({ status: 'signedIn', person });
      return person;
    },
    [end],
  );

  useEffect(
    () =>
      followToken(async (renew) => {
        const claims = await tokenClaims({ renew });
        if (claims !== undefined) setState((before) => withToken(before, personOfClaims(claims)));
        else if (renew) end('refused');
      }),
    [end],
  );

  const signOut = useCallback(
    async (farewell?: string) => {
      // Updates the screen first: revoking the tokens needs the network, which may be slow.
      end('left', farewell);
      await forgetTokens();
    },
    [end],
  );

  useEffect(() => {
    let current = true;
    void restore(adopt).then((why) => {
      if (current && why !== undefined)
        setState((before) => (before.status === 'loading' ? { status: 'signedOut', why } : before));
    });
    return () => {
      current = false;
    };
  }, [adopt]);

  const signedIn = state.status === 'signedIn';
  const isOver = state.status === 'signedOut' && state.why !== 'unreachable';
  // Runs after the pages, which save their scroll position as they unmount.
  useEffect(() => {
    if (!isOver) return;
    forgetKnownMaps();
    forgetPersonalKeys([localStorage, sessionStorage]);
  }, [isOver]);
  useEffect(() => {
    if (state.status === 'signedOut') pageIsInteractive();
    if (!signedIn) return undefined;
    // Most pages become interactive with their first answer; some request nothing.
    const timer = setTimeout(pageIsInteractive, QUIET_PAGE_MS);
    return () => clearTimeout(timer);
  }, [state.status, signedIn]);
  // Signing out must also work offline.
  useEffect(() => (signedIn ? fetchAhead(prepareLeaving) : undefined), [signedIn]);
  useEffect(() => {
    if (!signedIn) return undefined;
    const timer = setInterval(() => {
      // A computer that slept past the heartbeat's lifetime wakes up signed out.
      if (heartbeatIsValid()) beat();
      else {
        end('expired');
        void forgetTokens();
      }
    }, SESSION_HEARTBEAT_MS);
    return () => clearInterval(timer);
  }, [signedIn, end]);

  useEffect(
    () =>
      onRefusal((code) => {
        if (code === 'not-authenticated' || code === 'no-user') {
          end('refused');
          void forgetTokens();
        }
        const afterRefusal = LOST_BY_REFUSAL[code];
        if (afterRefusal === undefined) return;
        forgetAnswers();
        setState((before) =>
          before.status === 'signedIn' ? { status: 'signedIn', person: afterRefusal(before.person) } : before,
        );
      }),
    [end],
  );

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== HEARTBEAT_KEY) return;
      if (event.newValue === null) end('left');
      else if (event.oldValue === null) void restore(adopt);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [adopt, end]);

  const session = useMemo(() => sessionOf(state, signOut, adopt), [state, signOut, adopt]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/**
 * Restores the session of an earlier visit, waiting for Cognito for 3.5 seconds at most (rule session.15).
 * @returns why no user is signed in, or undefined when one is
 */
async function restore(adopt: Session['adopt']): Promise<'absent' | 'unreachable' | undefined> {
  if (!heartbeatIsValid()) {
    // Not awaited: without a heartbeat the tokens are not used.
    if (hasTokens(localStorage)) void forgetTokens();
    return 'absent';
  }
  const tooLate = new Promise<'unreachable'>((resolve) => {
    setTimeout(() => resolve('unreachable'), SIGN_IN_WAIT_MS);
  });
  const adopted = mayHaveBeenLetIn()
    .then((renew) => adopt({ renew }))
    .then(
      (person) => (person === undefined ? 'absent' : undefined),
      // Keeps the tokens: the next visit may be online again.
      () => 'unreachable' as const,
    );
  return Promise.race([adopted, tooLate]);
}

/**
 * Whether the token of an earlier visit says that the user has no access, though an admin may have granted it since:
 * the mail about that leads here. The no-access page itself checks only on its button.
 */
async function mayHaveBeenLetIn(): Promise<boolean> {
  if (window.location.pathname === paths.noAccess()) return false;
  const claims = await tokenClaims();
  if (claims === undefined) return false;
  const { uid, emailVerified } = personOfClaims(claims);
  return uid === undefined && emailVerified;
}

/** The session with the present claims of its token. The same person keeps the same object, so nothing renders anew. */
function withToken(before: SessionState, person: Person): SessionState {
  if (before.status !== 'signedIn' || before.person.email !== person.email) return before;
  return JSON.stringify(before.person) === JSON.stringify(person) ? before : { status: 'signedIn', person };
}

/** The user whose session ends, also when several refusals end it. */
function formerOf(before: SessionState): FormerPerson | undefined {
  if (before.status === 'signedOut') return before.former;
  return before.status === 'signedIn'
    ? { email: before.person.email, accessRemoved: before.person.accessRemoved }
    : undefined;
}

function sessionOf(state: SessionState, signOut: Session['signOut'], adopt: Session['adopt']): Session {
  const person = state.status === 'signedIn' ? state.person : undefined;
  return {
    status: state.status,
    why: state.status === 'signedOut' ? state.why : undefined,
    farewell: state.status === 'signedOut' ? state.farewell : undefined,
    former: state.status === 'signedOut' ? state.former : undefined,
    uid: person?.uid,
    email: person?.email,
    username: person?.username,
    company: person?.company,
    accessRemoved: person?.accessRemoved ?? false,
    emailVerified: person?.emailVerified ?? false,
    throughProvider: person?.throughProvider ?? false,
    claims: person?.claims ?? noClaims,
    signOut,
    adopt,
  };
}
