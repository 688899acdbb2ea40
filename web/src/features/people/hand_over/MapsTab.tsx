import { useState } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import type { StoryMapCard } from '#shared/model/story_map/storyMap.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { useCall } from '#web/base/api/queries.ts';
import { withMuiTheme } from '#web/base/theme/MuiTheme.tsx';
import { useToasts } from '#web/base/toasts.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { OutlinedInput } from '#web/components/input/OutlinedInput.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import cards from '#web/components/page/cards.module.css';
import { Pager } from '#web/components/page/Pager.tsx';
import { EmptyState } from '#web/components/state/EmptyState.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { useSettings } from '#web/replica/company/useSettings.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { MapCard } from './MapCard.tsx';
import { useAllStoryMaps } from './useAllStoryMaps.ts';
import { useHandOver } from './useHandOver.ts';

const ChangeOwnerDialog = lazyDialog(() =>
  import('#web/components/people/ChangeOwnerDialog.tsx').then((file) => file.ChangeOwnerDialog),
);

/** All story maps of the company: their owners, and the top of the hierarchy (rule company.17). */
export const Component = withMuiTheme(function MapsTab() {
  const { list, typed, setTyped, searchNow, query, setPage } = useAllStoryMaps();
  const toasts = useToasts();
  const top = useSettings().data?.hierarchyTopContainer;
  const colleagues = useCall('company_users', {});
  const people = new Map(colleagues.data?.docs.map((person) => [person.uid, person]));
  const [choosing, setChoosing] = useState<{ map: StoryMapCard; open: boolean }>();
  const setTop = useCommand('set_hierarchy_top', {
    onError: ({ message }) => toasts.show({ severity: 'error', text: message, ms: TOAST_MS.error }),
  });
  const handOver = useHandOver(() => undefined);
  const { data, error, isFetching, refetch } = list;
  return (
    <Box component="section">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 3 }}>
        <Text as="h2" look="title">
          {adminTexts.tabs.maps}
        </Text>
        <Text quiet role="status" oneLine>
          {data !== undefined && adminTexts.mapCount({ count: data.total })}
        </Text>
      </Box>
      <Box
        component="form"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          searchNow();
        }}
        sx={{ mb: 3 }}
      >
        <OutlinedInput
          type="search"
          size="small"
          fullWidth
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          placeholder={adminTexts.searchMaps}
          sx={{ maxWidth: { sm: 400 } }}
          inputProps={{ 'aria-label': adminTexts.searchMaps, autoComplete: 'off' }}
        />
      </Box>
      {data === undefined &&
        (error !== null && !isFetching ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingAfter>
            <div className={cards['grid']}>
              <Skeleton height={180} />
              <Skeleton height={180} />
              <Skeleton height={180} />
            </div>
          </LoadingAfter>
        ))}
      {data?.docs.length === 0 && (
        <EmptyState
          title={adminTexts.empty}
          text={query === '' ? adminTexts.noMapsYet : adminTexts.noMapFound({ text: query })}
        />
      )}
      <ul className={cards['grid']}>
        {data?.docs.map((map) => (
          <MapCard
            key={map.id}
            map={map}
            owner={people.get(map.owner)}
            isTop={map.id === top}
            busy={setTop.isPending}
            onTop={() => setTop.mutate({ containerId: map.id })}
            onChangeOwner={() => {
              handOver.reset();
              setChoosing({ map, open: true });
            }}
          />
        ))}
      </ul>
      {data !== undefined && data.totalPages > 1 && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 3 }}>
          <Pager page={data.page} totalPages={data.totalPages} onPage={setPage} />
        </Box>
      )}
      {choosing !== undefined && (
        <ChangeOwnerDialog
          key={choosing.map.id}
          open={choosing.open}
          title={adminTexts.selectOwner}
          owner={choosing.map.owner}
          colleagues={colleagues}
          onChoose={(newOwnerUid) =>
            handOver.mutate(
              { containerId: choosing.map.id, newOwnerUid },
              { onSuccess: () => setChoosing({ ...choosing, open: false }) },
            )
          }
          onClose={() => setChoosing({ ...choosing, open: false })}
          loading={handOver.isPending}
          error={handOver.error}
        />
      )}
    </Box>
  );
});
