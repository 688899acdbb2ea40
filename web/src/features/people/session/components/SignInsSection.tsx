import { useState } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as accountTexts from '#shared/texts/people/account.ts';
import { signInProviders } from '#web/base/api/identity.ts';
import { useCall } from '#web/base/api/queries.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import account from '../account.module.css';
import { Section } from './Section.tsx';

const UnlinkDialog = lazyDialog(() => import('../dialogs/UnlinkDialog.tsx').then((file) => file.UnlinkDialog));

type SignIns = CallOutput<'sign_ins'>;
type Way = SignIns['docs'][number];

/** What people call a way to sign in: two accounts at one provider also by its names for them. */
function nameOf({ id, provider, account: name }: Way, all: readonly Way[]): string {
  if (provider === null || name === null) return accountTexts.password;
  const isAlone = all.every((other) => other.id === id || other.provider !== provider);
  return isAlone ? provider : accountTexts.signInAccount({ provider, name });
}

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
    setChosen({ id: way.id, name: nameOf(way, data?.docs ?? []), signedInAt });
    setOpen(true);
  };
  return (
    <Section title={accountTexts.signIns} help={helpOf(data, isError)}>
      {data === undefined && isError && (
        <Button variant="outlined" busy={isFetching} onClick={() => void refetch()}>
          {commonTexts.tryAgain}
        </Button>
      )}
      {data === undefined && !isError && (
        <LoadingAfter>
          <Skeleton width={160} height="var(--storyd-control)" />
        </LoadingAfter>
      )}
      {data !== undefined && (
        <ul className={account['ways']}>
          {data.docs.map((way) => (
            <li key={way.id}>
              <Text className={account['anywhere'] ?? ''}>{nameOf(way, data.docs)}</Text>
              {way.current ? (
                <Text look="compact" quiet>
                  {accountTexts.signInCurrent}
                </Text>
              ) : (
                <Button
                  variant="outlined"
                  aria-label={commonTexts.removeNamed({ name: nameOf(way, data.docs) })}
                  onClick={() => unlink(way, data.signedInAt)}
                >
                  {accountTexts.signInRemove}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {chosen !== undefined && <UnlinkDialog open={open} onClose={() => setOpen(false)} uid={uid} {...chosen} />}
    </Section>
  );
}

function helpOf(data: SignIns | undefined, isError: boolean): string {
  if (data === undefined) return isError ? accountTexts.signInsFailed : commonTexts.loading;
  return data.docs.length > 1 ? accountTexts.signInsHelp : accountTexts.signInsOnly;
}
