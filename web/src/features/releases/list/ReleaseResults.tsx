import { Navigate } from 'react-router-dom';
import type { Release } from '#shared/model/release.ts';
import { releaseTexts as texts } from '#shared/texts/releases.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { plus } from '#web/components/controls/pageIcons.ts';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { LoadingAfter } from '#web/components/LoadingAfter.tsx';
import { RefreshFailed } from '#web/components/RefreshFailed.tsx';
import { type ReleaseListParams, writeReleaseListParams } from '../model/listParams.ts';
import styles from '../releases.module.css';
import { ReleaseCardSkeletons } from '../ReleasesSkeleton.tsx';
import type { useReleaseList } from '../useReleaseList.ts';
import { ReleaseCard } from './ReleaseCard.tsx';

type Props = {
  list: ReturnType<typeof useReleaseList>;
  params: ReleaseListParams;
  /** Undefined for viewers. */
  onCreate: (() => void) | undefined;
  onEditPeriod: ((release: Release) => void) | undefined;
};

/** The content of the list: its cards, or its loading, empty or error state. */
export function ReleaseResults({ list, params, onCreate, onEditPeriod }: Props) {
  const { docs, data: page } = list;
  if (docs === undefined || page === undefined)
    return list.isError && !list.isFetching ? (
      <ErrorState error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <LoadingAfter>
        <ReleaseCardSkeletons />
      </LoadingAfter>
    );
  // A page past the end leads to the last page.
  if (!list.isPlaceholderData && page.page !== params.page)
    return <Navigate to={{ search: writeReleaseListParams({ ...params, page: page.page }).toString() }} replace />;
  return (
    <>
      {list.isError && <RefreshFailed message={list.error.message} onRetry={() => void list.refetch()} />}
      {docs.length === 0 ? (
        <Nothing isNarrowed={!params.includeCompleted && list.hasCompleted} onCreate={onCreate} />
      ) : (
        <ul aria-label={texts.list} aria-busy={list.isPlaceholderData} className={styles['grid']}>
          {docs.map((release) => (
            <ReleaseCard key={release.id} release={release} onEditPeriod={onEditPeriod} />
          ))}
        </ul>
      )}
    </>
  );
}

type NothingProps = {
  /** Whether the list leaves out completed releases. */
  isNarrowed: boolean;
  onCreate: Props['onCreate'];
};

function Nothing({ isNarrowed, onCreate }: NothingProps) {
  const action =
    onCreate === undefined ? undefined : (
      <Button variant="contained" start={<Icon path={plus} />} onClick={onCreate}>
        {texts.create}
      </Button>
    );
  return isNarrowed ? (
    <EmptyState title={texts.emptyOpen} text={texts.emptyOpenHelp} action={action} />
  ) : (
    <EmptyState title={texts.empty} text={texts.emptyHelp} action={action} />
  );
}
