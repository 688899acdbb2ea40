import { Navigate } from 'react-router-dom';
import type { StoryMapCard as Card } from '#shared/model/story_map/storyMap.ts';
import * as starTexts from '#shared/texts/story_map/stars.ts';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { RefreshFailed } from '#web/components/state/RefreshFailed.tsx';
import { useStarredMaps } from '#web/replica/company/useStars.ts';
import type { useStoryMapList } from '#web/replica/company/useStoryMapList.ts';
import { correctedParams, type ListParams, writeListParams } from '../model/listParams.ts';
import styles from '../storyMaps.module.css';
import { CardSkeletons } from './CardSkeletons.tsx';
import { EmptyList } from './EmptyList.tsx';
import { MapRow } from './MapRow.tsx';
import { NewMapTile } from './NewMapTile.tsx';
import { RecentMaps } from './RecentMaps.tsx';
import { StoryMapCard } from './StoryMapCard.tsx';

type Props = {
  list: ReturnType<typeof useStoryMapList>;
  params: ListParams;
  /** The uid of the signed-in user. */
  uid: string;
  onCreate: () => void;
  onDuplicate: (map: Card) => void;
  onDelete: (map: Card) => void;
};

/** The content of the list: its cards, or its loading, empty or error state. */
export function StoryMapResults({ list, params, uid, onCreate, onDuplicate, onDelete }: Props) {
  const starred = useStarredMaps();
  if (list.isError && list.data === undefined)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  const moved = list.data === undefined || list.isPlaceholderData ? undefined : correctedParams(params, list.data);
  if (moved !== undefined) return <Navigate to={{ search: writeListParams(moved).toString() }} replace />;
  // Together, so that the cards do not move when the row above them comes.
  if (list.data === undefined || starred.isPending) {
    return (
      <LoadingAfter>
        <CardSkeletons />
      </LoadingAfter>
    );
  }

  const { docs, outlines, list_type } = list.data;
  const outlineOf = new Map(outlines.map((outline) => [outline.id, outline]));
  return (
    <>
      {list.isError && <RefreshFailed message={list.error.message} onRetry={() => void list.refetch()} />}
      {starred.isError && <RefreshFailed message={starTexts.loadFailed} onRetry={() => void starred.refetch()} />}
      <MapRow title={starTexts.title} maps={starred.data ?? []} />
      <RecentMaps listed={[...docs, ...(starred.data ?? [])]} />
      {docs.length === 0 ? (
        <EmptyList listType={list_type} uid={uid} onCreate={onCreate} />
      ) : (
        <div aria-busy={list.isPlaceholderData} className={styles['grid']}>
          <NewMapTile onCreate={onCreate} />
          <ul className={styles['maps']}>
            {docs.map((map) => (
              <StoryMapCard
                key={map.id}
                map={map}
                outline={outlineOf.get(map.id)}
                isOwner={map.owner === uid}
                onDuplicate={() => onDuplicate(map)}
                onDelete={() => onDelete(map)}
              />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
