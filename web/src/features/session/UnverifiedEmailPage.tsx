import { useLocation, useSearchParams } from 'react-router-dom';
import { useSession } from '#web/app/session/useSession.ts';
import { AwaitVerification } from './components/AwaitVerification.tsx';
import { VerifyByLink } from './components/VerifyByLink.tsx';
import { failureOf } from './model/news.ts';
import { normalEmail } from './model/validation.ts';

/** `/unverified_email`: says that a mail is on its way (administration §2); with a code it is that mail's link and verifies by itself. */
export function Component() {
  const [query] = useSearchParams();
  const location = useLocation();
  const session = useSession();
  const email = normalEmail(query.get('email') ?? session.email ?? '');
  const code = query.get('code') ?? '';
  if (email !== '' && code !== '') return <VerifyByLink key={email + code} email={email} code={code} />;
  return <AwaitVerification key={email} knownEmail={email} failure={failureOf(location.state)} />;
}
