import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as sessionTexts from '#shared/texts/people/session.ts';
import { providerLogoutUrl } from '#web/base/api/identity.ts';
import { passOn } from '#web/base/api/providerChannel.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import styles from './popup.module.css';

/**
 * `/provider-popup-signin`: passes the answer of a sign-in provider on to the page that began, ends the session of this
 * browser at the user pool, which would sign in whoever comes next as the same person, and closes.
 */
export function ProviderPopup() {
  const [query] = useSearchParams();
  useEffect(() => {
    if (query.has('state')) {
      passOn(query);
      // In place of this address, so that nothing of the code stays in it.
      window.location.replace(providerLogoutUrl(window.location.origin + window.location.pathname));
    } else {
      window.close();
    }
  }, [query]);
  return (
    <main className={styles['popup']}>
      <PageTitle title={sessionTexts.providerReturning} />
      <Text as="h1" look="title">
        {sessionTexts.providerReturning}
      </Text>
      <Text quiet>{sessionTexts.providerWindowDone}</Text>
    </main>
  );
}
