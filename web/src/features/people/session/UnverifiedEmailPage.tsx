import { Navigate, useLocation } from 'react-router-dom';
import { isVerificationAwaited } from '#web/base/api/awaitedVerification.ts';
import { paths } from '#web/base/paths.ts';
import { useSession } from '#web/base/session/useSession.ts';
import { PageSkeleton } from '#web/components/page/PageSkeleton.tsx';
import { AwaitVerification } from './components/AwaitVerification.tsx';
import { VerifyByLink } from './components/VerifyByLink.tsx';
import { failureOf } from './model/flashMessage.ts';
import { mailLink } from './model/mailLink.ts';
import { normalEmail } from './model/validation.ts';

/**
 * `/unverified_email`: says that a mail is on its way (rule session.9), to people who wait for one in this browser and to
 * those who are signed in without a verified address. All others are sent to the login or to the application (rule
 * access.37). With a code in the address it is the mail's link and verifies at once.
 */
export function Component() {
  const location = useLocation();
  const session = useSession();
  const link = mailLink(location);
  const email = normalEmail(link.email ?? session.email ?? '');
  const code = link.code ?? '';
  if (email !== '' && code !== '') return <VerifyByLink key={email + code} email={email} code={code} />;
  if (session.status === 'loading') return <PageSkeleton />;
  if (session.status === 'signedIn' && session.emailVerified) return <Navigate replace to={paths.storyMaps()} />;
  const failure = failureOf(location.state);
  const isAwaited = session.status === 'signedIn' || failure !== undefined || isVerificationAwaited(email);
  // The page tells users to refresh it and log in again.
  if (!isAwaited || (wasReloadedHere() && session.status !== 'signedIn'))
    return <Navigate replace to={paths.login(email === '' ? {} : { email })} />;
  return <AwaitVerification key={email} email={email} failure={failure} />;
}

/** Whether the browser reloaded this page, with no navigation since. */
function wasReloadedHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload' && entry.name === window.location.href;
}
