import { commonTexts } from '#shared/texts/common.ts';
import { sessionTexts } from '#shared/texts/session.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { QrCode } from '#web/components/QrCode.tsx';
import { appLink } from '../model/appLink.ts';
import styles from './appSecret.module.css';

/** The secret that an authenticator app is to be given: to be scanned, or typed where there is no camera. */
export function AppSecret({ secret, email }: { secret: string; email: string }) {
  return (
    <>
      <Text look="compact">{sessionTexts.appScan}</Text>
      <QrCode text={appLink(commonTexts.product, email, secret)} label={sessionTexts.appQrCode} />
      <div>
        <Text look="compact" quiet>
          {sessionTexts.appKey}
        </Text>
        <code className={styles['key']}>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
      </div>
    </>
  );
}
