import { lazy, Suspense } from 'react';
import * as sessionTexts from '#shared/texts/people/session.ts';
import { Text } from '#web/components/controls/Text.tsx';
import styles from './entry.module.css';
import { AppCodeField } from './fields.tsx';
import { Notice } from './Notice.tsx';

/** Loaded only where an app is mandatory, and only once per user, so not part of the login. */
const AppSecret = lazy(async () => ({ default: (await import('./AppSecret.tsx')).AppSecret }));

type Props = {
  code: string;
  onChange: (code: string) => void;
  error: string | undefined;
  email: string;
  /** The secret of an app to set up first. */
  secret: string | undefined;
};

/** The last step of a sign-in with an authenticator app (rule session.27). */
export function CodeStep({ code, onChange, error, email, secret }: Props) {
  return (
    <>
      {secret !== undefined && (
        <>
          <Notice severity="info">{sessionTexts.appDemanded}</Notice>
          <Suspense fallback={null}>
            <AppSecret secret={secret} email={email} />
          </Suspense>
        </>
      )}
      <AppCodeField value={code} onChange={onChange} error={error} autoFocus />
      {secret === undefined && (
        <Text look="compact" quiet className={styles['close']}>
          {sessionTexts.appLost}
        </Text>
      )}
    </>
  );
}
