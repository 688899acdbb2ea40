import { useMutation } from '@tanstack/react-query';
import * as navigationTexts from '#shared/texts/navigation.ts';
import type { ApiError } from '#web/base/api/client.ts';
import { useLogOut } from '#web/base/session/useLogOut.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { send } from '#web/replica/sending/send.ts';

/** Ends all sessions of the user on all devices, including this one. */
export function LogOutEverywhere({ uid }: { uid: string }) {
  const logOut = useLogOut();
  const leave = useMutation<unknown, ApiError>({
    mutationFn: () => send('sign_out_everywhere', { uid }),
    onSuccess: logOut,
  });
  return (
    <>
      <Button variant="outlined" busy={leave.isPending} onClick={() => leave.mutate()}>
        {navigationTexts.logoutEverywhere}
      </Button>
      <ErrorAlert text={leave.error?.message} />
    </>
  );
}
