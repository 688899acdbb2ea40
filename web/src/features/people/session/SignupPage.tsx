import { useSearchParams } from 'react-router-dom';
import * as sessionTexts from '#shared/texts/people/session.ts';
import { paths } from '#web/base/paths.ts';
import { PostLoginRedirect } from '#web/base/session/PostLoginRedirect.tsx';
import { safeRedirect } from '#web/base/session/redirect.ts';
import { useSession } from '#web/base/session/useSession.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { TextLink } from '#web/components/controls/TextLink.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { EntryForm } from './components/EntryForm.tsx';
import { EntryLayout } from './components/EntryLayout.tsx';
import { EmailField, PasswordField, UsernameField } from './components/fields.tsx';
import { usePasswordAdvice } from './hooks/usePasswordAdvice.ts';
import { useSignup } from './hooks/useSignup.ts';
import { emailOf } from './model/validation.ts';

/** `/signup`: the address first, then the password, its repetition and the username (rule session.4). */
export function Component() {
  const [query] = useSearchParams();
  const session = useSession();
  const redirect = safeRedirect(query.get('redirect_after_sign_in'), window.location.origin);
  const signup = useSignup(query.get('email') ?? '', redirect);
  const advice = usePasswordAdvice(signup.typed.password, signup.typed);
  if (session.status === 'signedIn') return <PostLoginRedirect />;

  const { typed, type, fieldErrors } = signup;
  return (
    <EntryLayout title={sessionTexts.signupTitle}>
      <EntryForm
        errors={fieldErrors}
        onSubmit={() => (signup.step === 'email' ? signup.submitEmail() : void signup.submitDetails())}
      >
        <EmailField
          value={typed.email}
          onChange={type('email')}
          error={fieldErrors.email}
          help={sessionTexts.emailHelp}
          autoFocus={signup.step === 'email'}
          onChangeAgain={signup.step === 'details' ? signup.backToEmail : undefined}
        />
        {signup.step === 'details' && (
          <>
            <PasswordField
              chosen
              label={sessionTexts.password}
              value={typed.password}
              onChange={type('password')}
              error={fieldErrors.password}
              advice={advice}
              help={sessionTexts.passwordHelp}
              autoFocus
            />
            <PasswordField
              chosen
              label={sessionTexts.confirmPassword}
              value={typed.confirm}
              onChange={type('confirm')}
              error={fieldErrors.confirm}
            />
            <UsernameField
              value={typed.username}
              onChange={type('username')}
              error={fieldErrors.username}
              help={sessionTexts.usernameHelp}
            />
          </>
        )}
        <ErrorAlert text={signup.error} />
        <Button type="submit" variant="contained" busy={signup.busy}>
          {signup.step === 'email' ? sessionTexts.continue : sessionTexts.signUp}
        </Button>
      </EntryForm>
      <Text look="compact" quiet>
        {sessionTexts.haveAccount}{' '}
        <TextLink to={paths.login({ redirect, email: emailOf(typed.email) })}>{sessionTexts.signIn}</TextLink>
      </Text>
    </EntryLayout>
  );
}
