import * as commonTexts from '#shared/texts/common.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { QrCode } from '#web/components/text/QrCode.tsx';
import { appLink } from '../model/appLink.ts';
import styles from './appSecret.module.css';

/** The secret for an authenticator app: as a QR code, and as text for devices without a camera. */
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
