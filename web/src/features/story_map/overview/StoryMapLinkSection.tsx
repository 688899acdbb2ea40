import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { commonTexts } from '#shared/texts/common.ts';
import { fill } from '#shared/texts/fill.ts';
import { overviewTexts } from '#shared/texts/overview.ts';
import { useCall } from '#web/api/queries.ts';
import { paths } from '#web/app/paths.ts';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import { DisabledReason } from '#web/components/DisabledReason.tsx';
import { ErrorAlert } from '#web/components/ErrorAlert.tsx';
import { LoadingAfter } from '#web/components/LoadingAfter.tsx';
import { useBoard, useContainerId, useEditable } from '../board/boardContext.ts';
import { useMapCommand } from '../hooks/useMapCommand.ts';
import type { Card } from '../model/types.ts';
import { LinkStoryMapDialog } from './LinkStoryMapDialog.tsx';
import { MakeIntoStoryDialog } from './MakeIntoStoryDialog.tsx';
import { useMakeIntoStory } from './useMakeIntoStory.ts';

const texts = overviewTexts.link;

/** The story map that tells an Activity's story: opens it, makes or links one, and takes the link away (foundation §2, 'Information dialog'). */
export function StoryMapLinkSection({ whatId }: { whatId: string }) {
  const card = useBoard(({ layout }) => [...layout.cards.values()].find((candidate) => candidate.whatId === whatId));
  if (card === undefined) return null;
  const { childContainerId } = card;
  // Another link is another thing to look up.
  if (childContainerId !== null) return <Linked key={childContainerId} whatId={whatId} childContainerId={childContainerId} />;
  return <Unlinked card={card} whatId={whatId} />;
}

function Unlinked({ card, whatId }: { card: Card; whatId: string }) {
  const editable = useEditable();
  const { refusal } = useMakeIntoStory(card.id);
  const [asking, setAsking] = useState<'make' | 'link'>();
  const close = () => setAsking(undefined);
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {texts.none}
      </Typography>
      {editable && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          <DisabledReason reason={refusal}>
            <Button size="small" variant="outlined" disabled={refusal !== undefined} onClick={() => setAsking('make')}>
              {texts.make}
            </Button>
          </DisabledReason>
          <Button size="small" variant="outlined" onClick={() => setAsking('link')}>
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
  const containerId = useContainerId();
  const editable = useEditable();
  const { data, error, isFetching, refetch } = useCall('story_map_of_activity', { containerId, whatId }, { staleTime: 0, gcTime: 0 });
  const [removing, setRemoving] = useState(false);
  const unlink = useMapCommand('delete_story_map_link');
  const storyMap = data?.storyMap ?? null;
  const name = storyMap?.name ?? storyMap?.storyName ?? texts.title;
  return (
    <>
      {storyMap !== null ? (
        <Typography dir="auto" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
      ) : isFetching ? (
        <LoadingAfter>
          <Skeleton width={180} />
        </LoadingAfter>
      ) : (
        <ErrorAlert
          text={error?.message ?? texts.gone}
          action={
            <Button size="small" color="inherit" onClick={() => void refetch()}>
              {commonTexts.tryAgain}
            </Button>
          }
        />
      )}
      {storyMap !== null && storyMap.name === null && (
        <Typography variant="body2" color="textSecondary">
          {texts.hidden}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        {storyMap !== null && storyMap.name !== null && (
          <Button size="small" variant="outlined" component={Link} to={paths.storyMap(childContainerId, 'overview')} aria-label={fill(texts.openNamed, { name })}>
            {texts.open}
          </Button>
        )}
        {editable && (
          <Button size="small" color="error" onClick={() => setRemoving(true)}>
            {texts.remove}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={removing}
        title={fill(texts.removeTitle, { name })}
        text={texts.removeText}
        confirmLabel={texts.removeConfirm}
        onConfirm={() => unlink.mutate({ whatId, containerId, childContainerId })}
        onClose={() => {
          setRemoving(false);
          unlink.reset();
        }}
        loading={unlink.isPending}
        error={unlink.error}
        danger
      />
    </>
  );
}
