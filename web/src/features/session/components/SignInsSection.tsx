import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import { accountTexts } from '#shared/texts/account.ts';
import { commonTexts } from '#shared/texts/common.ts';
import { fill } from '#shared/texts/fill.ts';
import { signInProviders } from '#web/api/identity.ts';
import { useCall } from '#web/api/queries.ts';
import { lazyDialog } from '#web/components/lazyDialog.tsx';
import { LoadingAfter } from '#web/components/LoadingAfter.tsx';
import { Section } from './Section.tsx';

const UnlinkDialog = lazyDialog(() => import('../dialogs/UnlinkDialog.tsx').then((file) => file.UnlinkDialog));

type SignIns = CallOutput<'sign_ins'>;
type Way = SignIns['docs'][number];
const nameOf = ({ provider }: Way) => provider ?? accountTexts.password;

/**
 * The accounts with which the user signs in, each but that of the session with a way to unlink it (rule session.34).
 * Deployments without sign-in providers do not show it.
 */
export function SignInsSection({ uid }: { uid: string }) {
  const { data, isError, isFetching, refetch } = useCall('sign_ins', { uid });
  const [chosen, setChosen] = useState<{ id: string; name: string; signedInAt: number }>();
  const [open, setOpen] = useState(false);
  if (signInProviders().length === 0 && (data?.docs.length ?? 0) < 2) return null;
  const unlink = (way: Way, signedInAt: number) => {
    setChosen({ id: way.id, name: nameOf(way), signedInAt });
    setOpen(true);
  };
  return (
    <Section title={accountTexts.signIns} help={helpOf(data, isError)}>
      {data === undefined && isError && (
        <Button variant="outlined" loading={isFetching} onClick={() => void refetch()}>
          {commonTexts.tryAgain}
        </Button>
      )}
      {data === undefined && !isError && (
        <LoadingAfter>
          <Skeleton variant="rounded" width={160} height={32} />
        </LoadingAfter>
      )}
      {data !== undefined && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, width: '100%' }}>
          {data.docs.map((way) => (
            <Box
              component="li"
              key={way.id}
              sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 4, minHeight: 36 }}
            >
              <Typography sx={{ overflowWrap: 'anywhere' }}>{nameOf(way)}</Typography>
              {way.current ? (
                <Typography variant="body2" color="textSecondary">
                  {accountTexts.signInCurrent}
                </Typography>
              ) : (
                <Button
                  variant="outlined"
                  color="error"
                  aria-label={fill(commonTexts.removeNamed, { name: nameOf(way) })}
                  onClick={() => unlink(way, data.signedInAt)}
                >
                  {accountTexts.signInRemove}
                </Button>
              )}
            </Box>
          ))}
        </Box>
      )}
      {chosen !== undefined && <UnlinkDialog open={open} onClose={() => setOpen(false)} uid={uid} {...chosen} />}
    </Section>
  );
}

function helpOf(data: SignIns | undefined, isError: boolean): string {
  if (data === undefined) return isError ? accountTexts.signInsFailed : commonTexts.loading;
  return data.docs.length > 1 ? accountTexts.signInsHelp : accountTexts.signInsOnly;
}
