import { type ReactNode, useEffect, useMemo } from 'react';
import * as texts from '#shared/texts/story_map/slices.ts';
import { usePrinting } from '#web/base/browser/usePrinting.ts';
import { paths } from '#web/base/paths.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { Button, ButtonLink } from '#web/components/controls/Button.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { Message } from '#web/components/state/Message.tsx';
import { useReleaseSlices } from '#web/replica/release/useReleaseSlices.ts';
import { useContainerId, useMayEdit } from '#web/replica/story_map/useMap.ts';
import { Board } from './board/Board.tsx';
import { Toolbar } from './board/Toolbar.tsx';
import { SliceOverlays } from './dialogs/SliceOverlays.tsx';
import { SliceActions } from './model/SliceActions.ts';
import { SlicesContext, useSliceBoard } from './slicesContext.ts';
import { SlicesSkeleton } from './SlicesSkeleton.tsx';

/** The browser prints at once, so its code has to be there before. */
const Paper = lazyDialog(() => import('./board/Paper.tsx').then((file) => file.Paper), { needed: true });

type Props = {
  /** Asks for the name of a new release. */
  onCreate: () => void;
  /** Shown in the toolbar. */
  children?: ReactNode;
};

/** The Slices of the open map: a lane for each open release, with the Activities in it (rule release.21). */
export function Slices({ onCreate, children }: Props) {
  const map = useActions();
  const actions = useMemo(() => new SliceActions(map), [map]);
  const { isRead, error, refetch } = useReleaseSlices(true);
  // A refusal is about other releases than the shown ones.
  useEffect(() => actions.follow(() => void refetch()), [actions, refetch]);
  if (!isRead)
    return error === null ? (
      <LoadingAfter>
        <SlicesSkeleton />
      </LoadingAfter>
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  return (
    <SlicesContext value={actions}>
      <Toolbar onCreate={onCreate} failed={error} onRetry={() => void refetch()}>
        {children}
      </Toolbar>
      <Lanes onCreate={onCreate} />
      <SliceOverlays />
    </SlicesContext>
  );
}

/** The lanes, or their loading, empty or error state. */
function Lanes({ onCreate }: Pick<Props, 'onCreate'>) {
  const containerId = useContainerId();
  const editable = useMayEdit();
  const { lanes, count } = useSliceBoard();
  const isPrinting = usePrinting();
  if (count === 0)
    return (
      <Message title={texts.emptyMap} text={editable ? texts.emptyMapText : texts.emptyMapViewer}>
        <ButtonLink variant="outlined" to={paths.mapActivity(containerId)}>
          {texts.toMap}
        </ButtonLink>
      </Message>
    );
  if (lanes.length === 1)
    return (
      <Message title={texts.empty} text={editable ? texts.emptyText : texts.emptyViewer}>
        {editable && (
          <Button variant="contained" onClick={onCreate}>
            {texts.create}
          </Button>
        )}
      </Message>
    );
  return (
    <>
      <Board />
      <Paper open={isPrinting} onClose={() => undefined} />
    </>
  );
}
