import { useState } from 'react';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import { useCall } from '#web/base/api/queries.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { colleagueSearch } from '#web/components/people/colleagueSearch.ts';
import { PickDialog } from '#web/components/search/PickDialog.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId, useHead } from '#web/replica/story_map/useMap.ts';

/** Chooses the business owner among the company's users, or none (rule map.10). */
export function BusinessOwnerDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const containerId = useContainerId();
  const current = useHead((head) => head.businessOwner);
  const [typed, setTyped] = useState('');
  const users = useCall('company_users', {}, { enabled: open });
  const set = useCommand('set_business_owner', { onSuccess: () => close() });
  const close = () => {
    setTyped('');
    set.reset();
    onClose();
  };
  return (
    <PickDialog
      open={open}
      title={overviewTexts.businessOwnerTitle}
      label={overviewTexts.businessOwnerField}
      list={overviewTexts.businessOwnerList}
      typed={typed}
      onType={setTyped}
      search={colleagueSearch(users, typed)}
      onChoose={(businessOwner) => set.mutate({ containerId, businessOwner })}
      onClose={close}
      loading={set.isPending}
      error={set.error}
      action={
        current !== null && (
          <Button
            onClick={() => set.mutate({ containerId, businessOwner: null })}
            disabled={set.isPending}
            style={{ marginRight: 'auto' }}
          >
            {overviewTexts.removeBusinessOwner}
          </Button>
        )
      }
    />
  );
}
