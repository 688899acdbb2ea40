import { Suspense, useEffect, useRef, useState } from 'react';
import type { StoryMapCard as Card } from '#shared/model/story_map/storyMap.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as trashTexts from '#shared/texts/story_map/trash.ts';
import { usePerson } from '#web/base/session/useSession.ts';
import { Button } from '#web/components/controls/Button.tsx';
import controls from '#web/components/controls/controls.module.css';
import { lazyAtEnd } from '#web/components/dialog/lazyAtEnd.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { PageGrid } from '#web/components/layout/PageGrid.tsx';
import { Pager } from '#web/components/page/Pager.tsx';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { useStoryMapList } from '#web/replica/company/useStoryMapList.ts';
import type { DuplicateDialogProps } from '../dialogs/DuplicateDialog.tsx';
import { ListTypeChips } from './components/ListTypeChips.tsx';
import { StoryMapResults } from './components/StoryMapResults.tsx';
import { useListParams } from './model/useListParams.ts';
import { StoryMapSearch } from './search/StoryMapSearch.tsx';
import styles from './storyMaps.module.css';

const RecentChanges = lazyAtEnd(() => import('../recent/RecentChanges.tsx').then((file) => file.RecentChanges));
const CreateStoryMapDialog = lazyDialog(() =>
  import('./dialogs/CreateStoryMapDialog.tsx').then((file) => file.CreateStoryMapDialog),
);
const StoryMapTrashDialog = lazyDialog(() =>
  import('../trash/StoryMapTrashDialog.tsx').then((file) => file.StoryMapTrashDialog),
);
const DuplicateDialog = lazyDialog<DuplicateDialogProps>(() =>
  import('../dialogs/DuplicateDialog.tsx').then((file) => file.DuplicateDialog),
);
const DeleteStoryMapDialog = lazyDialog(() =>
  import('./dialogs/DeleteStoryMapDialog.tsx').then((file) => file.DeleteStoryMapDialog),
);

/** The list of story maps: `/story_maps` (rules map.3, map.5). */
export function Component() {
  const { uid, claims } = usePerson();
  const { params, go } = useListParams(claims.global_story_map_viewer);
  const list = useStoryMapList(uid, params);
  const [creating, setCreating] = useState(false);
  const [isTrashOpen, setIsTrashOpen] = useState(false);
  // The map stays while the dialog fades out, so that its name does not disappear first.
  const [deleting, setDeleting] = useState<{ map: Card; open: boolean; gone: boolean }>();
  const [duplicating, setDuplicating] = useState<{ map: Card; open: boolean }>();
  const heading = useRef<HTMLHeadingElement>(null);

  const closeDelete = (gone: boolean) => setDeleting((current) => current && { ...current, open: false, gone });
  const gone = deleting?.gone === true;
  useEffect(() => {
    // The dialog returns the focus to the button that opened it, which went with its card.
    if (gone) heading.current?.focus();
  }, [gone]);
  const create = () => setCreating(true);

  return (
    <PageGrid>
      <PageTitle title={navigationTexts.storyMaps} />
      <div className={styles['head']}>
        <h1 ref={heading} tabIndex={-1} className={`${controls['heading']} ${styles['heading']}`}>
          {navigationTexts.storyMaps}
        </h1>
        <div className={styles['search']}>
          <StoryMapSearch isGlobalViewer={claims.global_story_map_viewer} />
        </div>
      </div>
      <div className={styles['types']}>
        <ListTypeChips open={params.listType} isGlobalViewer={claims.global_story_map_viewer} />
      </div>
      <StoryMapResults
        list={list}
        params={params}
        uid={uid}
        onCreate={create}
        onDuplicate={(map) => setDuplicating({ map, open: true })}
        onDelete={(map) => setDeleting({ map, open: true, gone: false })}
      />
      <div className={styles['foot']}>
        <Button plain onClick={() => setIsTrashOpen(true)}>
          {trashTexts.title}
        </Button>
        <Pager
          page={params.page}
          totalPages={list.data && Math.max(params.page, list.data.totalPages)}
          onPage={(page) => go({ ...params, page })}
          onRefresh={() => void list.refetch()}
          refreshing={list.isFetching}
        />
      </div>
      {list.data !== undefined && (
        <Suspense>
          <RecentChanges />
        </Suspense>
      )}
      <StoryMapTrashDialog open={isTrashOpen} onClose={() => setIsTrashOpen(false)} />
      <CreateStoryMapDialog open={creating} onClose={() => setCreating(false)} />
      {duplicating !== undefined && (
        <DuplicateDialog
          {...duplicating}
          onClose={() => setDuplicating((current) => current && { ...current, open: false })}
        />
      )}
      {deleting !== undefined && (
        <DeleteStoryMapDialog
          map={deleting.map}
          open={deleting.open}
          onClose={() => closeDelete(false)}
          onDeleted={() => closeDelete(true)}
        />
      )}
    </PageGrid>
  );
}
