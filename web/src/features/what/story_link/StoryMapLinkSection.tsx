import { useState } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import { paths } from '#web/base/paths.ts';
import { Button, ButtonLink } from '#web/components/controls/Button.tsx';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { DisabledReason } from '#web/components/page/DisabledReason.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import type { Card } from '#web/replica/story_map/types.ts';
import { useCard, useMayEdit } from '#web/replica/story_map/useMap.ts';
import { LinkStoryMapDialog } from './LinkStoryMapDialog.tsx';
import { MakeIntoStoryDialog } from './MakeIntoStoryDialog.tsx';
import { RemoveLinkDialog } from './RemoveLinkDialog.tsx';
import { useLinkedStory } from './useLinkedStory.ts';
import { useMakeIntoStory } from './useMakeIntoStory.ts';

const texts = overviewTexts.link;

/** The story map of an Activity: opens it, creates or links one, and unlinks it (rule map.17). */
export function StoryMapLinkSection({ whatId }: { whatId: string }) {
  const card = useCard(whatId);
  if (card === undefined) return null;
  const { childContainerId } = card;
  // The key resets the look-up when the link changes.
  if (childContainerId !== null)
    return <Linked key={childContainerId} whatId={whatId} childContainerId={childContainerId} />;
  return <Unlinked card={card} whatId={whatId} />;
}

function Unlinked({ card, whatId }: { card: Card; whatId: string }) {
  const editable = useMayEdit();
  const { refusal } = useMakeIntoStory(card.id);
  const [asking, setAsking] = useState<'make' | 'link'>();
  const close = () => setAsking(undefined);
  return (
    <>
      <Text look="compact" quiet>
        {texts.none}
      </Text>
      {editable && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <DisabledReason reason={refusal}>
            <Button variant="outlined" disabled={refusal !== undefined} onClick={() => setAsking('make')}>
              {texts.make}
            </Button>
          </DisabledReason>
          <Button variant="outlined" onClick={() => setAsking('link')}>
            {texts.choose}
          </Button>
        </Box>
      )}
      {asking === 'make' && <MakeIntoStoryDialog card={card.id} onClose={close} />}
      {asking === 'link' && <LinkStoryMapDialog whatId={whatId} name={card.description} onClose={close} />}
    </>
  );
}

function Linked({ whatId, childContainerId }: { whatId: string; childContainerId: string }) {
  const editable = useMayEdit();
  const { storyMap, name, error, isFetching, refetch } = useLinkedStory(whatId);
  const [removing, setRemoving] = useState(false);
  return (
    <>
      {storyMap !== null && storyMap.name !== null ? (
        <Text dir="auto" style={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {name}
        </Text>
      ) : storyMap !== null ? (
        <Text look="compact" quiet>
          {texts.hidden}
        </Text>
      ) : isFetching ? (
        <LoadingAfter>
          <Skeleton line width={180} />
        </LoadingAfter>
      ) : (
        <ErrorAlert
          text={error?.message ?? texts.gone}
          action={
            <Button plain onClick={() => void refetch()}>
              {commonTexts.tryAgain}
            </Button>
          }
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '&:empty': { display: 'none' } }}>
        {storyMap !== null && (
          <ButtonLink
            variant="outlined"
            to={paths.storyMap(childContainerId, 'overview')}
            aria-label={storyMap.name === null ? undefined : texts.openNamed({ name })}
          >
            {storyMap.name === null ? commonTexts.askForAccess : texts.open}
          </ButtonLink>
        )}
        {editable && (
          <Button danger onClick={() => setRemoving(true)}>
            {texts.remove}
          </Button>
        )}
      </Box>
      {removing && (
        <RemoveLinkDialog whatId={whatId} childContainerId={childContainerId} onClose={() => setRemoving(false)} />
      )}
    </>
  );
}
