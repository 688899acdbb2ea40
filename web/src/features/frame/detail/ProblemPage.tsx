import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Problem } from '#shared/model/frame.ts';
import * as texts from '#shared/texts/frame.ts';
import { namesNothing } from '#web/base/api/ApiError.ts';
import { paths } from '#web/base/paths.ts';
import { CommentsOf } from '#web/components/comment/commentsSlot.tsx';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { DetailPage } from '#web/components/list/DetailPage.tsx';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { useContainerId, useHead, useMayEdit } from '#web/replica/story_map/useMap.ts';
import styles from '../list/frame.module.css';
import { FrameHead } from './FrameHead.tsx';
import { FramePageSkeleton } from './FramePageSkeleton.tsx';
import { FramePanel } from './FramePanel.tsx';
import { FrameUses } from './FrameUses.tsx';
import { LinkedObjectives } from './LinkedObjectives.tsx';
import { SolvedBox } from './SolvedBox.tsx';
import { useProblem } from './useProblem.ts';

const RenameProblemDialog = lazyDialog(() =>
  import('../dialogs/RenameDialogs.tsx').then((file) => file.RenameProblemDialog),
);
const DescribeProblemDialog = lazyDialog(() =>
  import('../dialogs/RenameDialogs.tsx').then((file) => file.DescribeProblemDialog),
);

/** `/story_map/{id}/frame/problem/{problemId}`: a problem, its objectives, and the releases that take it on. */
export function ProblemPage() {
  const { problemId = '' } = useParams();
  return <OneProblem key={problemId} problemId={problemId} />;
}

function OneProblem({ problemId }: { problemId: string }) {
  const containerId = useContainerId();
  const mapName = useHead((head) => head.name);
  const query = useProblem(problemId);
  const { problem, description, data, error, isFetching } = query;
  const isGone =
    namesNothing(error, 'problem-does-not-exist', 'problemId') ||
    (data !== undefined && problem === undefined && !isFetching);
  return (
    <DetailPage
      id={problemId}
      back={{ to: paths.frame(containerId, 'problem'), label: texts.problem.back }}
      query={query}
      data={problem && data && { problem, data }}
      skeleton={<FramePageSkeleton />}
      gone={isGone ? { title: texts.problem.gone, text: texts.gone } : undefined}
    >
      {({ problem: shown, data: { maps, releases } }) => (
        <>
          <PageTitle title={shown.name} of={mapName} />
          <FrameHead name={shown.name} dialog={(opened) => <RenameProblemDialog {...opened} problem={shown} />}>
            <SolvedBox problem={shown} />
          </FrameHead>
          <div className={styles['columns']}>
            <div className={styles['column']}>
              <Description problem={shown} description={description} />
              <LinkedObjectives problem={shown} linked={query.linked} />
              <CommentsOf target={{ containerId, aboutType: 'problem', aboutId: problemId }} />
            </div>
            <FrameUses maps={maps} releases={releases} none={texts.noReleases} />
          </div>
        </>
      )}
    </DetailPage>
  );
}

function Description({ problem, description }: { problem: Problem; description: string }) {
  const mayEdit = useMayEdit();
  const [editing, setEditing] = useState(false);
  return (
    <FramePanel
      title={texts.description}
      action={mayEdit && <Button onClick={() => setEditing(true)}>{texts.editDescription}</Button>}
    >
      {description === '' ? (
        <Text look="compact" quiet>
          {texts.noDescription}
        </Text>
      ) : (
        <Text dir="auto" className={styles['text']}>
          {description}
        </Text>
      )}
      <DescribeProblemDialog
        open={editing}
        problem={problem}
        description={description}
        onClose={() => setEditing(false)}
      />
    </FramePanel>
  );
}
