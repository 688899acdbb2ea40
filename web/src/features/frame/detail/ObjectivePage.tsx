import { useParams } from 'react-router-dom';
import * as texts from '#shared/texts/frame.ts';
import { namesNothing } from '#web/base/api/ApiError.ts';
import { paths } from '#web/base/paths.ts';
import { CommentsOf } from '#web/components/comment/commentsSlot.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { DetailPage } from '#web/components/list/DetailPage.tsx';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { useObjective } from '#web/replica/frame/useFrame.ts';
import { useContainerId, useHead } from '#web/replica/story_map/useMap.ts';
import styles from '../list/frame.module.css';
import { Benefits } from './Benefits.tsx';
import { FrameHead } from './FrameHead.tsx';
import { FramePageSkeleton } from './FramePageSkeleton.tsx';
import { FrameUses } from './FrameUses.tsx';
import { ProblemsOfObjective } from './ProblemsOfObjective.tsx';

const RenameObjectiveDialog = lazyDialog(() =>
  import('../dialogs/RenameDialogs.tsx').then((file) => file.RenameObjectiveDialog),
);

/** `/story_map/{id}/frame/objective/{objectiveId}`: an objective with its benefits, and the releases that serve it. */
export function ObjectivePage() {
  const { objectiveId = '' } = useParams();
  return <OneObjective key={objectiveId} objectiveId={objectiveId} />;
}

function OneObjective({ objectiveId }: { objectiveId: string }) {
  const containerId = useContainerId();
  const mapName = useHead((head) => head.name);
  const query = useObjective(objectiveId);
  const { objective, benefits, data, error, isFetching } = query;
  const isGone =
    namesNothing(error, 'objective-does-not-exist', 'objectiveId') ||
    (data !== undefined && objective === undefined && !isFetching);
  return (
    <DetailPage
      id={objectiveId}
      back={{ to: paths.frame(containerId, 'objective'), label: texts.objective.back }}
      query={query}
      data={objective && data && { objective, data }}
      skeleton={<FramePageSkeleton />}
      gone={isGone ? { title: texts.objective.gone, text: texts.gone } : undefined}
    >
      {({ objective: shown, data: { problems, maps, releases } }) => (
        <>
          <PageTitle title={shown.name} of={mapName} />
          <FrameHead name={shown.name} dialog={(opened) => <RenameObjectiveDialog {...opened} objective={shown} />} />
          <div className={styles['columns']}>
            <div className={styles['column']}>
              <Benefits objective={shown} benefits={benefits} />
              <ProblemsOfObjective problems={problems} />
              <CommentsOf target={{ containerId, aboutType: 'objective', aboutId: objectiveId }} />
            </div>
            <FrameUses maps={maps} releases={releases} none={texts.noReleasesOfObjective} />
          </div>
        </>
      )}
    </DetailPage>
  );
}
