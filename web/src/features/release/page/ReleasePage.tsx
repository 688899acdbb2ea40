import { Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { totalsOfParts } from '#shared/rules/releaseTotals.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { namesNothing } from '#web/base/api/ApiError.ts';
import { paths } from '#web/base/paths.ts';
import { CommentsOf } from '#web/components/comment/commentsSlot.tsx';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { lazyAtEnd } from '#web/components/dialog/lazyAtEnd.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { DetailPage } from '#web/components/list/DetailPage.tsx';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { useRelease } from '#web/replica/release/useRelease.ts';
import { useContainerId, useHead, useMayEdit } from '#web/replica/story_map/useMap.ts';
import styles from '../list/releases.module.css';
import type { Managed } from '../model/manage.ts';
import { ReleaseHead } from './ReleaseHead.tsx';
import { ReleaseRows } from './ReleaseRows.tsx';
import { SummaryPanel } from './SummaryPanel.tsx';

const ManageActivities = lazyDialog(() => import('./ManageActivities.tsx').then((file) => file.ManageActivities));
const ManageObjectives = lazyDialog(() => import('../dialogs/ManageFrame.tsx').then((file) => file.ManageObjectives));
const ManageProblems = lazyDialog(() => import('../dialogs/ManageFrame.tsx').then((file) => file.ManageProblems));
const JiraPanel = lazyAtEnd(() => import('./JiraPanel.tsx').then((file) => file.JiraPanel));
const FramePanels = lazyAtEnd(() => import('./FramePanels.tsx').then((file) => file.FramePanels));

/**
 * `/story_map/{id}/releases/{releaseId}`: the Activities of a release and the sums of its epics (rules release.7,
 * release.13).
 */
export function ReleasePage() {
  const { releaseId = '' } = useParams();
  return <OneRelease key={releaseId} releaseId={releaseId} />;
}

function OneRelease({ releaseId }: { releaseId: string }) {
  const containerId = useContainerId();
  const mapName = useHead((head) => head.name);
  const mayEdit = useMayEdit();
  const navigate = useNavigate();
  const query = useRelease(releaseId);
  const { release, whats, data, error, isFetching, refetch } = query;
  const [managing, setManaging] = useState<Managed | null>(null);
  const toList = paths.storyMap(containerId, 'releases');

  const isGone =
    namesNothing(error, 'release-does-not-exist', 'releaseId') ||
    (data !== undefined && release === undefined && !isFetching);
  const canManage = mayEdit && release?.completed === false;
  const manage = canManage ? (what: Managed) => setManaging(what) : undefined;
  const close = () => setManaging(null);
  return (
    <DetailPage
      id={releaseId}
      back={{ to: toList, label: texts.back }}
      query={query}
      data={release && data && { release, ...data }}
      skeleton={<PageSkeleton />}
      gone={isGone ? { title: texts.gone, text: texts.goneHelp } : undefined}
    >
      {({ release: shown, sums, objectives, problems }) => (
        <>
          <PageTitle title={shown.name} of={mapName} />
          <ReleaseHead
            release={shown}
            totals={totalsOfParts(whats.values())}
            onManage={manage}
            onDeleted={() => void navigate(toList, { replace: true })}
          />
          <SummaryPanel sums={sums} />
          <Suspense fallback={<FramePanelsSkeleton />}>
            <FramePanels objectives={objectives} problems={problems} onManage={manage} />
          </Suspense>
          <ReleaseRows releaseId={releaseId} whats={whats} onManage={manage && (() => manage('whats'))} />
          <Suspense fallback={null}>
            <JiraPanel releaseId={releaseId} />
          </Suspense>
          <div className={styles['comments']}>
            <CommentsOf target={{ containerId, aboutType: 'release', aboutId: releaseId }} />
          </div>
          <ManageActivities open={managing === 'whats'} release={shown} whats={whats} onClose={close} />
          <ManageObjectives
            open={managing === 'objective'}
            release={shown}
            items={objectives}
            onChanged={() => void refetch()}
            onClose={close}
          />
          <ManageProblems
            open={managing === 'problem'}
            release={shown}
            items={problems}
            onChanged={() => void refetch()}
            onClose={close}
          />
        </>
      )}
    </DetailPage>
  );
}

function PageSkeleton() {
  return (
    <div role="status" aria-label={commonTexts.loading}>
      <Skeleton width={220} height={20} />
      <Skeleton height={150} className={styles['panelSkeleton']} />
      <Skeleton height={88} className={styles['rowSkeleton']} />
    </div>
  );
}

/** As high as panels without anything in them. */
function FramePanelsSkeleton() {
  return (
    <div className={styles['framePanels']}>
      <Skeleton height={86} />
      <Skeleton height={86} />
    </div>
  );
}
