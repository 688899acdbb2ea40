import * as commonTexts from '#shared/texts/common.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { useCall } from '#web/base/api/queries.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Spinner } from '#web/components/controls/Spinner.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { Popover } from '#web/components/menu/Popover.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';

type Props = Openable & { anchor: HTMLElement | null; owner: string };

/** The owner, below the button. The company's users load on the first request. */
export function OwnerPopover({ open, onClose, anchor, owner }: Props) {
  return (
    <Popover open={open} anchorEl={anchor} onClose={onClose} label={storyMapsTexts.viewOwner} align="left">
      <Box sx={{ px: 4, py: 3, minWidth: 180, maxWidth: 320, minHeight: 44 }} aria-live="polite">
        <Owner uid={owner} />
      </Box>
    </Popover>
  );
}

function Owner({ uid }: { uid: string }) {
  const users = useCall('company_users', {});
  if (users.isPending) {
    return (
      <LoadingAfter>
        <Spinner aria-label={commonTexts.loading} />
      </LoadingAfter>
    );
  }
  if (users.isError) {
    return (
      <>
        <Text look="compact">{storyMapsTexts.ownerFailed}</Text>
        <Button onClick={() => void users.refetch()} style={{ marginLeft: -12 }}>
          {commonTexts.tryAgain}
        </Button>
      </>
    );
  }
  const user = users.data.docs.find((candidate) => candidate.uid === uid);
  if (user === undefined) return <Text look="compact">{storyMapsTexts.ownerUnknown}</Text>;
  return (
    <>
      <Text look="label" style={{ overflowWrap: 'anywhere' }}>
        {storyMapsTexts.owner({ owner: user.username })}
      </Text>
      <Text look="compact" quiet style={{ overflowWrap: 'anywhere' }}>
        {user.email}
      </Text>
    </>
  );
}
