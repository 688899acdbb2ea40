import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sessionTexts } from '#shared/texts/session.ts';
import { passOn } from '#web/api/providerChannel.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { PageTitle } from '#web/components/PageTitle.tsx';
import styles from './popup.module.css';

/** `/provider-popup-signin`: passes the answer of a sign-in provider on to the page that began, and closes. */
export function ProviderPopup() {
  const [query] = useSearchParams();
  useEffect(() => {
    passOn(query);
    // The code is good once, and nothing of it stays in the address.
    window.history.replaceState(null, '', window.location.pathname);
    window.close();
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
