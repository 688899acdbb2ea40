import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { commonTexts } from '#shared/texts/common.ts';
import { releaseTexts as texts } from '#shared/texts/releases.ts';
import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { arrowBack } from '#web/components/controls/pageIcons.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { lazyDialog } from '#web/components/lazyDialog.tsx';
import { LoadingAfter } from '#web/components/LoadingAfter.tsx';
import { Message } from '#web/components/Message.tsx';
import { returnFrom } from '#web/components/pageStart.ts';
import { PageTitle } from '#web/components/PageTitle.tsx';
import { RefreshFailed } from '#web/components/RefreshFailed.tsx';
import { AccessDenied } from '#web/map/components/AccessDenied.tsx';
import { useRelease } from '#web/map/releases/useRelease.ts';
import { useContainerId, useMayEdit } from '#web/map/useMap.ts';
import styles from '../releases.module.css';
import { ReleaseHead } from './ReleaseHead.tsx';
import { ReleaseRows } from './ReleaseRows.tsx';
import { SummaryPanel } from './SummaryPanel.tsx';

const ManageActivities = lazyDialog(() => import('./ManageActivities.tsx').then((file) => file.ManageActivities));

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
  const mayEdit = useMayEdit();
  const navigate = useNavigate();
  const { release, whats, data, error, isFetching, refetch } = useRelease(releaseId);
  const [managing, setManaging] = useState(false);
  const toList = paths.storyMap(containerId, 'releases');

  if (error?.code === 'permission-denied') return <AccessDenied containerId={containerId} />;
  const isGone =
    error?.code === 'release-does-not-exist' || (data !== undefined && release === undefined && !isFetching);
  const canManage = mayEdit && release?.completed === false;
  const manage = canManage ? () => setManaging(true) : undefined;
  return (
    <div className={styles['column']}>
      <ButtonLink
        to={toList}
        state={returnFrom(releaseId)}
        start={<Icon path={arrowBack} />}
        className={`${styles['quiet']} ${styles['back']}`}
      >
        {texts.back}
      </ButtonLink>
      {isGone ? (
        <Message title={texts.gone} text={texts.goneHelp} />
      ) : release === undefined || data === undefined ? (
        error !== null && !isFetching ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingAfter>
            <PageSkeleton />
          </LoadingAfter>
        )
      ) : (
        <>
          <PageTitle title={release.name} />
          {error !== null && <RefreshFailed message={error.message} onRetry={() => void refetch()} />}
          <ReleaseHead release={release} onManage={manage} onDeleted={() => void navigate(toList, { replace: true })} />
          <SummaryPanel sums={data.sums} />
          <ReleaseRows releaseId={releaseId} whats={whats} onManage={manage} />
          <ManageActivities open={managing} release={release} whats={whats} onClose={() => setManaging(false)} />
        </>
      )}
    </div>
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
