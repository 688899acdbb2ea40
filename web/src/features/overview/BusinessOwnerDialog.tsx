import Button from '@mui/material/Button';
import { useState } from 'react';
import { overviewTexts } from '#shared/texts/overview.ts';
import { useCall } from '#web/api/queries.ts';
import { colleaguesFound, MAX_OFFERED } from '#web/company/colleaguesFound.ts';
import { PickDialog } from '#web/map/story_link/PickDialog.tsx';
import { useContainerId, useHead } from '#web/map/useMap.ts';
import { useMapCommand } from '#web/map/useMapCommand.ts';

/** Chooses the business owner among the company's users, or none (rule map.10). */
export function BusinessOwnerDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const containerId = useContainerId();
  const current = useHead((head) => head.businessOwner);
  const [typed, setTyped] = useState('');
  const users = useCall('company_users', {}, { enabled: open });
  const set = useMapCommand('set_business_owner', { onSuccess: () => close() });
  const close = () => {
    setTyped('');
    set.reset();
    onClose();
  };
  const hits = colleaguesFound(users.data?.docs ?? [], typed).map(({ uid, username, email }) => ({
    id: uid,
    text: username,
    detail: email,
  }));
  const status = users.data !== undefined ? 'done' : users.isError && !users.isFetching ? 'failed' : 'searching';
  return (
    <PickDialog
      open={open}
      title={overviewTexts.businessOwnerTitle}
      label={overviewTexts.businessOwnerField}
      list={overviewTexts.businessOwnerList}
      typed={typed}
      onType={setTyped}
      search={{
        status,
        hits,
        error: users.error,
        limit: MAX_OFFERED,
        searchNow: () => (status === 'failed' ? void users.refetch() : undefined),
      }}
      onChoose={(businessOwner) => set.mutate({ containerId, businessOwner })}
      onClose={close}
      loading={set.isPending}
      error={set.error}
      action={
        current !== null && (
          <Button
            onClick={() => set.mutate({ containerId, businessOwner: null })}
            disabled={set.isPending}
            sx={{ mr: 'auto' }}
          >
            {overviewTexts.removeBusinessOwner}
          </Button>
        )
      }
    />
  );
}
