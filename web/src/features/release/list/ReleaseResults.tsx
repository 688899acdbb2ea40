import { Navigate } from 'react-router-dom';
import type { Release } from '#shared/model/release/release.ts';
import * as listTexts from '#shared/texts/lists.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { plus } from '#web/components/controls/pageIcons.ts';
import { EmptyState } from '#web/components/state/EmptyState.tsx';
import { Loaded } from '#web/components/state/Loaded.tsx';
import { type ReleaseListParams, writeReleaseListParams } from '../model/listParams.ts';
import styles from './releaseList.module.css';
import { ReleaseRow } from './ReleaseRow.tsx';
import { ReleaseRowSkeletons } from './ReleasesSkeleton.tsx';
import type { useReleaseList } from './useReleaseList.ts';

type Props = {
  list: ReturnType<typeof useReleaseList>;
  params: ReleaseListParams;
  /** Undefined for viewers. */
  onCreate: (() => void) | undefined;
  onEditPeriod: ((release: Release) => void) | undefined;
};

/** The content of the list: its rows, or its loading, empty or error state. */
export function ReleaseResults({ list, params, onCreate, onEditPeriod }: Props) {
  const { docs, totals, data: page } = list;
  return (
    <Loaded query={list} data={page && docs && { page, docs }} skeleton={<ReleaseRowSkeletons />}>
      {({ page: shown, docs: rows }) =>
        // A page past the end leads to the last page.
        !list.isPlaceholderData && shown.page !== params.page ? (
          <Navigate to={{ search: writeReleaseListParams({ ...params, page: shown.page }).toString() }} replace />
        ) : rows.length === 0 ? (
          <Nothing isNarrowed={!params.includeCompleted && list.hasCompleted} onCreate={onCreate} />
        ) : (
          <ul aria-label={texts.list} aria-busy={list.isPlaceholderData} className={styles['rows']}>
            {rows.map((release) => (
              <ReleaseRow key={release.id} release={release} totals={totals[release.id]} onEditPeriod={onEditPeriod} />
            ))}
          </ul>
        )
      }
    </Loaded>
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
    <EmptyState title={listTexts.empty} text={texts.emptyOpenHelp} action={action} />
  ) : (
    <EmptyState
      title={listTexts.empty}
      text={onCreate === undefined ? texts.emptyViewer : texts.emptyHelp}
      action={action}
    />
  );
}
