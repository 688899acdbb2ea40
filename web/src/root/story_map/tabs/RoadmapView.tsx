import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Release } from '#shared/model/release/release.ts';
import { callKey } from '#web/base/api/queries.ts';
import { BoardAnnouncements } from '#web/board/selection/BoardAnnouncements.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import type { CreateReleaseProps } from '#web/features/release/dialogs/CreateReleaseDialog.tsx';
import { Roadmap } from '#web/features/roadmap/Roadmap.tsx';
import styles from '../storyMap.module.css';

const CreateReleaseDialog = lazyDialog<CreateReleaseProps>(() =>
  import('#web/features/release/dialogs/CreateReleaseDialog.tsx').then((file) => file.CreateReleaseDialog),
);
const PeriodDialog = lazyDialog(() =>
  import('#web/features/release/dialogs/PeriodDialog.tsx').then((file) => file.PeriodDialog),
);

/** `/story_map/{id}/roadmap/release`: the releases of the open map over time. */
export function RoadmapView() {
  const client = useQueryClient();
  const [isCreating, setCreating] = useState(false);
  // The release stays while the dialog fades out, so that its name does not disappear first.
  const [dated, setDated] = useState<{ release: Release; open: boolean }>();
  const close = () => setCreating(false);
  return (
    <div className={styles['slices']}>
      <Roadmap onCreate={() => setCreating(true)} onDates={({ release }) => setDated({ release, open: true })} />
      <BoardAnnouncements />
      <CreateReleaseDialog
        open={isCreating}
        onClose={close}
        onCreated={() => {
          close();
          void client.invalidateQueries({ queryKey: callKey('release_roadmap') });
        }}
      />
      {dated !== undefined && (
        <PeriodDialog
          release={dated.release}
          open={dated.open}
          onClose={() => setDated((now) => now && { ...now, open: false })}
        />
      )}
    </div>
  );
}
