import { lazy, Suspense } from 'react';
import { useNarrow } from '#web/base/browser/useNarrow.ts';
import { useSought } from '#web/base/browser/useSought.ts';
import { useShareBoard } from '#web/board/colleague/useShareBoard.ts';
import { FilterButton } from '#web/board/filter/FilterButton.tsx';
import { useFilterInAddress } from '#web/board/filter/useFilterInAddress.ts';
import { BoardAnnouncements } from '#web/board/selection/BoardAnnouncements.tsx';
import { useActions } from '#web/board/selection/boardContext.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { TabTools } from '#web/components/page/TabRow.tsx';
import { PictureButton } from '#web/components/picture/PictureButton.tsx';
import { Board } from '#web/features/what/board/Board.tsx';
import { BoardOverlays } from '#web/features/what/board/dialogs/BoardOverlays.tsx';
import { MarksButton } from '#web/features/what/board/marks/MarksButton.tsx';
import { PurposeLine } from '#web/features/what/board/purpose/PurposeLine.tsx';
import { Information } from '#web/features/what/information/Information.tsx';
import {
  useChildMapsWithoutAccess,
  WithoutAccessContext,
} from '#web/features/what/story_link/useChildMapsWithoutAccess.ts';
import { useCardRow } from '#web/replica/story_map/useMap.ts';
import styles from '../storyMap.module.css';

/** Only narrow screens use and load it. */
const MapList = lazy(async () => ({ default: (await import('#web/features/what/board/list/MapList.tsx')).MapList }));

const MapPicture = lazyDialog(() =>
  import('#web/features/what/board/picture/MapPicture.tsx').then((file) => file.MapPicture),
);

/** `/story_map/{id}/map/activity`: the Activities of the open map, as a board or, on narrow screens, as a list. */
export function ActivityView() {
  const narrow = useNarrow();
  const isFilled = useCardRow(null).length > 0;
  const actions = useActions();
  useSought('what', (id) => {
    const card = actions.layout.cards.get(id);
    if (card !== undefined) actions.show(card.id);
  });
  useFilterInAddress();
  useShareBoard(actions, {
    doingOf: ({ active, editor, drag, lifted }) => ({
      selected: active?.at === 'card' ? active.id : null,
      editing: editor?.kind === 'rename' ? editor.card : null,
      dragging: drag?.item ?? lifted?.item,
    }),
    itemOf: (id) => (actions.layout.cards.has(id) ? ({ at: 'card', id } as const) : undefined),
  });
  return (
    <WithoutAccessContext value={useChildMapsWithoutAccess()}>
      <TabTools>
        <PurposeLine />
        <FilterButton />
        {isFilled && !narrow && <MarksButton />}
        {isFilled && <PictureButton dialog={MapPicture} />}
      </TabTools>
      <div className={styles['activities']}>
        <div className={styles['board']}>
          <Suspense>{narrow ? <MapList /> : <Board />}</Suspense>
          <BoardAnnouncements />
        </div>
        <Information />
      </div>
      <BoardOverlays withMoves={narrow} />
    </WithoutAccessContext>
  );
}
