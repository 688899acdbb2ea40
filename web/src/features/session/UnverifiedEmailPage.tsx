import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { useSession } from '#web/app/session/useSession.ts';
import { AwaitVerification } from './components/AwaitVerification.tsx';
import { VerifyByLink } from './components/VerifyByLink.tsx';
import { failureOf } from './model/flashMessage.ts';
import { mailLink } from './model/mailLink.ts';
import { normalEmail } from './model/validation.ts';

/**
 * `/unverified_email`: says that a mail is on its way (rule session.9). With a code in the address it is the mail's
 * link and verifies at once.
 */
export function Component() {
  const location = useLocation();
  const session = useSession();
  const link = mailLink(location);
  const email = normalEmail(link.email ?? session.email ?? '');
  const code = link.code ?? '';
  if (email !== '' && code !== '') return <VerifyByLink key={email + code} email={email} code={code} />;
  // The page tells users to refresh it and log in again.
  if (wasReloadedHere() && session.status !== 'signedIn')
    return <Navigate replace to={paths.login(email === '' ? {} : { email })} />;
  return <AwaitVerification key={email} knownEmail={email} failure={failureOf(location.state)} />;
}

/** Whether the browser reloaded this page, with no navigation since. */
function wasReloadedHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload' && entry.name === window.location.href;
}
