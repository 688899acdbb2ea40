import { useState } from 'react';
import type { Initiative } from '#shared/model/initiative/initiative.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/initiatives.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { useCall } from '#web/base/api/queries.ts';
import { usePerson } from '#web/base/session/useSession.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';

const ChangeOwnerDialog = lazyDialog(() =>
  import('#web/components/people/ChangeOwnerDialog.tsx').then((file) => file.ChangeOwnerDialog),
);

/** With it an admin hands over an initiative whose owner has lost access; nothing for other people and initiatives. */
export function ChangeOwner({ initiative: { id: initiativeId, name, owner } }: { initiative: Initiative }) {
  const { claims } = usePerson();
  const isAdmin = claims.admin || claims.super_admin;
  const colleagues = useCall('company_users', {}, { enabled: isAdmin });
  const toasts = useToasts();
  const [choosing, setChoosing] = useState(false);
  const handOver = useCommand('set_initiative_owner', {
    onSuccess: () => {
      setChoosing(false);
      toasts.show({ severity: 'success', text: texts.ownerSet, ms: TOAST_MS.success });
    },
  });
  const hasOwner = colleagues.data?.docs.some(({ uid, active }) => uid === owner && active);
  // The dialog stays while it fades out after the change.
  const isOffered = isAdmin && hasOwner === false;
  return (
    <>
      {isOffered && (
        <Button
          aria-label={texts.changeOwnerNamed({ name })}
          onClick={() => {
            handOver.reset();
            setChoosing(true);
          }}
        >
          {adminTexts.changeOwner}
        </Button>
      )}
      <ChangeOwnerDialog
        open={choosing}
        title={texts.selectOwner}
        owner={owner}
        colleagues={colleagues}
        onChoose={(newOwnerUid) => handOver.mutate({ initiativeId, newOwnerUid })}
        onClose={() => setChoosing(false)}
        loading={handOver.isPending}
        error={handOver.error}
      />
    </>
  );
}
