import { useId } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import { useCall } from '#web/base/api/queries.ts';
import { paths } from '#web/base/paths.ts';
import { ButtonLink, Button } from '#web/components/controls/Button.tsx';
import { Spinner } from '#web/components/controls/Spinner.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { Popover } from '#web/components/menu/Popover.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { useContainerId, useHead } from '#web/replica/story_map/useMap.ts';
import { parentLookupText } from './parentLookup.ts';

/** The parent Activity of the map and a link to it, below its button. */
export function ParentPopover({ open, onClose, anchor }: Openable & { anchor: HTMLElement | null }) {
  const titleId = useId();
  return (
    <Popover open={open} anchorEl={anchor} onClose={onClose} labelledBy={titleId}>
      <Box sx={{ px: 5, py: 4, width: 320, maxWidth: '100%', boxSizing: 'border-box' }}>
        <Text as="h2" look="title" id={titleId} style={{ marginBottom: 8 }}>
          {overviewTexts.parent}
        </Text>
        <Box aria-live="polite" sx={{ minHeight: 44 }}>
          <Parent />
        </Box>
      </Box>
    </Popover>
  );
}

function Parent() {
  const containerId = useContainerId();
  const ref = useHead((head) => head.parentWhatRef);
  const { data, error, isFetching, refetch } = useCall('parent_activity', { containerId }, { staleTime: 0, gcTime: 0 });
  if (isFetching) {
    return (
      <LoadingAfter>
        <Spinner aria-label={commonTexts.loading} />
      </LoadingAfter>
    );
  }
  if (data === undefined || data.parent === null) {
    const text = parentLookupText(error?.code ?? null);
    return (
      <>
        <Text quiet>{text}</Text>
        {error?.code === 'parent-not-visible' && ref !== null && (
          <ButtonLink variant="outlined" to={paths.storyMap(ref.containerId, 'overview')} style={{ marginTop: 8 }}>
            {commonTexts.askForAccess}
          </ButtonLink>
        )}
        {text === overviewTexts.parentUnexpected && (
          <Button onClick={() => void refetch()} style={{ marginLeft: -12, marginTop: 4 }}>
            {commonTexts.tryAgain}
          </Button>
        )}
      </>
    );
  }
  const { parent } = data;
  return (
    <>
      <Text look="compact" quiet>
        {overviewTexts.parentActivity}
      </Text>
      <Text dir="auto" style={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {parent.description}
      </Text>
      <Text look="compact" quiet style={{ marginTop: 8 }}>
        {overviewTexts.parentOn}
      </Text>
      <Text dir="auto" style={{ overflowWrap: 'anywhere' }}>
        {parent.name}
      </Text>
      <ButtonLink
        to={paths.mapActivity(parent.containerId, parent.whatId)}
        variant="contained"
        style={{ width: '100%', marginTop: 16 }}
      >
        {overviewTexts.parentGo}
      </ButtonLink>
    </>
  );
}
