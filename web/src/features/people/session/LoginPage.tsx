import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import { paths } from '#web/base/paths.ts';
import { PostLoginRedirect } from '#web/base/session/PostLoginRedirect.tsx';
import { safeRedirect } from '#web/base/session/redirect.ts';
import { type Session, useSession } from '#web/base/session/useSession.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { TextLink } from '#web/components/controls/TextLink.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { sentences } from '#web/components/text/sentences.ts';
import { CodeStep } from './components/CodeStep.tsx';
import { EntryForm } from './components/EntryForm.tsx';
import { EntryLayout } from './components/EntryLayout.tsx';
import { EmailField, PasswordField } from './components/fields.tsx';
import { Notice } from './components/Notice.tsx';
import { ProviderStep } from './components/ProviderStep.tsx';
import { useLogin } from './hooks/useLogin.ts';
import { type FlashMessage, flashMessageOf } from './model/flashMessage.ts';
import { emailOf } from './model/validation.ts';

const FLASH_TEXTS = {
  verified: sessionTexts.verified,
  passwordChanged: sessionTexts.passwordChanged,
  accountDeleted: sessionTexts.accountDeleted,
  superAdminTransferred: sessionTexts.superAdminTransferred,
} as const satisfies Record<FlashMessage, string>;

/**
 * `/login`: two steps, a third when a code is required, and a button to reset the password after an error (rules session.2,
 * session.8).
 */
export function Component() {
  const [query] = useSearchParams();
  const location = useLocation();
  const session = useSession();
  const redirect = safeRedirect(query.get('redirect_after_sign_in'), window.location.origin);
  const login = useLogin(query.get('email') ?? '', redirect);
  useSkipKnownEmail(query.get('email'), login.submitEmail);

  if (session.status === 'signedIn') return <PostLoginRedirect />;

  const flashMessage = flashMessageOf(location.state);
  const resetButton = (
    <Button plain onClick={() => void login.sendReset()} busy={login.busy === 'reset'}>
      {sessionTexts.resetPassword}
    </Button>
  );
  const untouched = login.error === undefined && !login.resetSent;
  return (
    <EntryLayout title={sessionTexts.loginTitle}>
      {untouched && flashMessage !== undefined && <Notice severity="success">{FLASH_TEXTS[flashMessage]}</Notice>}
      {untouched && flashMessage === undefined && <WhyHere session={session} askedForPage={redirect !== undefined} />}
      <EntryForm errors={login.fieldErrors} onSubmit={login.submit}>
        <EmailField
          value={login.email}
          onChange={login.setEmail}
          error={login.fieldErrors.email}
          autoFocus={login.step === 'email'}
          onChangeAgain={login.step === 'email' ? undefined : login.backToEmail}
        />
        {login.step === 'password' && (
          <PasswordField
            label={sessionTexts.password}
            value={login.password}
            onChange={login.setPassword}
            error={login.fieldErrors.password}
            autoFocus
          />
        )}
        {login.step === 'provider' && login.provider !== undefined && (
          <ProviderStep provider={login.provider} linking={login.linking} />
        )}
        {login.step === 'code' && (
          <CodeStep
            code={login.code}
            onChange={login.setCode}
            error={login.fieldErrors.code}
            email={login.email}
            secret={login.secret}
          />
        )}
        <ErrorAlert
          text={login.error}
          action={
            login.email.trim() === '' || login.step === 'code' || login.step === 'provider' ? undefined : resetButton
          }
        />
        {login.resetSent && <Notice severity="success">{sessionTexts.resetSent}</Notice>}
        <Button type="submit" variant="contained" busy={login.busy === 'step'}>
          {submitText(login)}
        </Button>
        {login.step === 'provider' && login.provider?.passwords === true && login.linking === undefined && (
          <Button onClick={login.usePasswordInstead}>{sessionTexts.passwordInstead}</Button>
        )}
        {login.step === 'provider' && login.linking === 'password' && (
          <Button onClick={login.linkByAccount}>{sessionTexts.noPassword}</Button>
        )}
      </EntryForm>
      <Text look="compact" quiet>
        {sessionTexts.noAccountYet}{' '}
        <TextLink to={paths.signup({ redirect, email: emailOf(login.email) })}>{sessionTexts.createAccount}</TextLink>
      </Text>
    </EntryLayout>
  );
}

function submitText({ step, provider, linking }: ReturnType<typeof useLogin>): string {
  if (step === 'email') return sessionTexts.continue;
  if (step === 'password') return sessionTexts.signIn;
  if (step === 'code') return sessionTexts.verify;
  return linking === 'password'
    ? sessionTexts.typePassword
    : sessionTexts.continueWith({ provider: provider?.label ?? '' });
}

/** An address from the link needs no confirmation: submits the first step at once. */
function useSkipKnownEmail(email: string | null, submitEmail: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current || email === null || email === '') return;
    done.current = true;
    submitEmail();
  });
}

/** Tells a redirected user why they see the login. */
function WhyHere({ session: { why, former }, askedForPage }: { session: Session; askedForPage: boolean }) {
  if (why === 'unreachable') return <Notice severity="info">{commonTexts.unreachable}</Notice>;
  if (former?.accessRemoved === true) return <Notice severity="info">{sessionTexts.endedWithAccess}</Notice>;
  if (why === 'expired' || why === 'refused') return <Notice severity="info">{sessionTexts.expired}</Notice>;
  if (!askedForPage) return null;
  return (
    <Notice severity="info">{sentences(errors.notAuthenticated.message, sessionTexts.notAuthenticatedHelp)}</Notice>
  );
}
