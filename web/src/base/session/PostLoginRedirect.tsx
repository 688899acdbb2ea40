import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { forgetRedirect, keptRedirect } from './keptRedirect.ts';
import { afterSignIn } from './redirect.ts';
import { useSession } from './useSession.ts';

/**
 * Redirects a user who has signed in from login, signup or root to the requested page, or to the story maps (rule
 * session.12).
 */
export function PostLoginRedirect() {
  const { email } = useSession();
  const [query] = useSearchParams();
  const [to] = useState(() =>
    afterSignIn(query.get('redirect_after_sign_in') ?? keptRedirect(email), window.location.origin),
  );
  useEffect(forgetRedirect, []);
  return <Navigate replace to={to} />;
}
