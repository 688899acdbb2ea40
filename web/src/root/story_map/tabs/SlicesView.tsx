import { useState } from 'react';
import { FilterButton } from '#web/board/filter/FilterButton.tsx';
import { useFilterInAddress } from '#web/board/filter/useFilterInAddress.ts';
import { BoardAnnouncements } from '#web/board/selection/BoardAnnouncements.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import type { CreateReleaseProps } from '#web/features/release/dialogs/CreateReleaseDialog.tsx';
import { Slices } from '#web/features/release/slices/Slices.tsx';
import styles from '../storyMap.module.css';

const CreateReleaseDialog = lazyDialog<CreateReleaseProps>(() =>
  import('#web/features/release/dialogs/CreateReleaseDialog.tsx').then((file) => file.CreateReleaseDialog),
);

/** `/story_map/{id}/map/slices`: the Activities of the open map by release. */
export function SlicesView() {
  const [isCreating, setCreating] = useState(false);
  useFilterInAddress();
  const close = () => setCreating(false);
  return (
    <div className={styles['slices']}>
      <Slices onCreate={() => setCreating(true)}>
        <FilterButton />
      </Slices>
      <BoardAnnouncements />
      {/* The new release shows as a lane here. */}
      <CreateReleaseDialog open={isCreating} onClose={close} onCreated={close} />
    </div>
  );
}
