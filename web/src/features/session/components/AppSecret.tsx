import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { commonTexts } from '#shared/texts/common.ts';
import { sessionTexts } from '#shared/texts/session.ts';
import { QrCode } from '#web/components/QrCode.tsx';
import { appLink } from '../model/appLink.ts';

/** The secret that an authenticator app is to be given: to be scanned, or typed where there is no camera. */
export function AppSecret({ secret, email }: { secret: string; email: string }) {
  return (
    <>
      <Typography variant="body2">{sessionTexts.appScan}</Typography>
      <QrCode text={appLink(commonTexts.product, email, secret)} label={sessionTexts.appQrCode} />
      <Box>
        <Typography variant="body2" color="textSecondary">
          {sessionTexts.appKey}
        </Typography>
        <Typography
          component="code"
          sx={{ fontFamily: 'monospace', fontSize: 'body2.fontSize', overflowWrap: 'anywhere', userSelect: 'all' }}
        >
          {(secret.match(/.{1,4}/g) ?? []).join(' ')}
        </Typography>
      </Box>
    </>
  );
}
