import { Suspense, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import * as texts from '#shared/texts/release/releaseWhat.ts';
import { type ApiError, namesNothing } from '#web/base/api/ApiError.ts';
import { EXPAND_EPIC_PARAM, paths } from '#web/base/paths.ts';
import { ButtonLink } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { arrowBack } from '#web/components/controls/pageIcons.ts';
import { lazyAtEnd } from '#web/components/dialog/lazyAtEnd.ts';
import { returnFrom } from '#web/components/focus/pageStart.ts';
import { PageGrid } from '#web/components/layout/PageGrid.tsx';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { AccessDenied } from '#web/components/state/AccessDenied.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { Message } from '#web/components/state/Message.tsx';
import { RefreshFailed } from '#web/components/state/RefreshFailed.tsx';
import { EpicColumn } from '#web/features/epic/column/EpicColumn.tsx';
import styles from '#web/features/epic/column/releaseWhat.module.css';
import { ExploreLists } from '#web/features/release/explore/ExploreLists.tsx';
import { placeKey } from '#web/replica/release/epics.ts';
import { useReleaseWhat } from '#web/replica/release/useReleaseWhat.ts';
import { useCard, useContainerId, useHead, useMayEdit } from '#web/replica/story_map/useMap.ts';
import { ReleaseWhatContentSkeleton } from './ReleaseWhatSkeleton.tsx';
import { WhatHead } from './WhatHead.tsx';

/** It has to load its references anyway. */
const AboutWhat = lazyAtEnd(() => import('./AboutWhat.tsx').then((file) => file.AboutWhat));

/**
 * `/story_map/{id}/releases/{releaseId}/what/{whatId}`: an Activity inside a release, with its explore items and epics.
 */
export function ReleaseWhatPage() {
  const containerId = useContainerId();
  const mapName = useHead((head) => head.name);
  const { releaseId = '', whatId = '' } = useParams();
  const place = useMemo(() => ({ containerId, releaseId, whatId }), [containerId, releaseId, whatId]);
  const [search] = useSearchParams();
  const expandEpic = search.get(EXPAND_EPIC_PARAM) ?? undefined;
  const mayEdit = useMayEdit();
  const card = useCard(whatId);
  const loaded = useReleaseWhat(place, expandEpic);
  const { release, releaseWhat, isLoaded, isFetching, error, refetch, more } = loaded;

  if (error?.code === 'permission-denied') return <AccessDenied containerId={containerId} />;
  const isRead = isLoaded && !isFetching;
  const gone = goneText(error, {
    what: card !== undefined,
    release: !isRead || release !== undefined,
    part: !isRead || releaseWhat !== undefined,
  });
  return (
    <PageGrid>
      <ButtonLink
        to={paths.release(containerId, releaseId)}
        state={returnFrom(whatId)}
        start={<Icon path={arrowBack} />}
        className={styles['back']}
      >
        {release === undefined ? texts.backToRelease : texts.back({ name: release.name })}
      </ButtonLink>
      {gone !== undefined || card === undefined ? (
        <Message title={gone ?? texts.whatGone} text={texts.goneHelp} />
      ) : (
        <>
          <PageTitle title={card.description} of={mapName} />
          {release !== undefined && (
            <WhatHead card={card} release={release} releaseWhat={releaseWhat} mayEdit={mayEdit} />
          )}
          {release === undefined || releaseWhat === undefined || !isLoaded ? (
            error !== null && !isFetching ? (
              <ErrorState error={error} onRetry={() => void refetch()} />
            ) : (
              <LoadingAfter>
                <ReleaseWhatContentSkeleton withHead={release === undefined} />
              </LoadingAfter>
            )
          ) : (
            <>
              {error !== null && more.error === null && (
                <RefreshFailed message={error.message} onRetry={() => void refetch()} />
              )}
              <Content
                key={`${placeKey(place)} ${expandEpic ?? ''}`}
                place={place}
                expandEpic={expandEpic}
                more={more}
                locked={release.completed || !mayEdit}
              />
            </>
          )}
        </>
      )}
    </PageGrid>
  );
}

function Content(props: Parameters<typeof EpicColumn>[0]) {
  const { place, locked } = props;
  return (
    <div className={styles['columns']}>
      <EpicColumn {...props} />
      <div className={styles['panel']}>
        <ExploreLists place={place} locked={locked} />
        <hr className={styles['line']} />
        <Suspense>
          <AboutWhat whatId={place.whatId} />
        </Suspense>
      </div>
    </div>
  );
}

/** The text for the part that no longer exists, if any. */
function goneText(error: ApiError | null, isThere: { what: boolean; release: boolean; part: boolean }) {
  if (namesNothing(error, 'release-does-not-exist', 'releaseId') || !isThere.release) return texts.releaseGone;
  if (!isThere.what) return texts.whatGone;
  return error?.code === 'what-not-in-release' || !isThere.part ? texts.notInRelease : undefined;
}
