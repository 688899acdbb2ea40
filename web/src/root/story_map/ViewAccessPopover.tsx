import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { Button } from '#web/components/controls/Button.tsx';
import controls from '#web/components/controls/controls.module.css';
import { Text } from '#web/components/controls/Text.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { Popover } from '#web/components/menu/Popover.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';

export type ViewAccessProps = Openable & { anchor: HTMLElement | null };

/** Explains view access, with a button to ask for more. */
export function ViewAccessPopover({ open, anchor, onClose }: ViewAccessProps) {
  const containerId = useContainerId();
  const request = useCommand('request_container_access');
  return (
    <Popover open={open} anchorEl={anchor} onClose={onClose} label={storyMapTexts.viewOnly}>
      <Box
        sx={{ px: 4, py: 3, maxWidth: 320, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2 }}
      >
        <Text look="compact">{storyMapTexts.viewAccess}</Text>
        {!request.isSuccess && (
          <Button
            variant="outlined"
            busy={request.isPending}
            onClick={() => request.mutate({ containerId, access_type: 'edit' })}
          >
            {sharingTexts.viewerRequest}
          </Button>
        )}
        <Text look="compact" quiet role="status" className={controls['announced']}>
          {request.isSuccess && sharingTexts.viewerRequested}
        </Text>
        <ErrorAlert text={request.error?.message} />
      </Box>
    </Popover>
  );
}
