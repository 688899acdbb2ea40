import { useState } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import type { CompanyUser } from '#shared/model/people/people.ts';
import type { StoryMapCard } from '#shared/model/story_map/storyMap.ts';
import { compareNames } from '#shared/rules/compareNames.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { useCall } from '#web/base/api/queries.ts';
import { withMuiTheme } from '#web/base/theme/MuiTheme.tsx';
import { useToasts } from '#web/base/toasts.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Select } from '#web/components/controls/Select.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { OutlinedInput } from '#web/components/input/OutlinedInput.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { Pager } from '#web/components/page/Pager.tsx';
import { EmptyState } from '#web/components/state/EmptyState.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { type Column, Table } from '#web/components/table/Table.tsx';
import { TableSkeleton } from '#web/components/table/TableSkeleton.tsx';
import { useSettings } from '#web/replica/company/useSettings.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { MapRow } from './MapRow.tsx';
import styles from './maps.module.css';
import { useAllStoryMaps } from './useAllStoryMaps.ts';
import { useHandOver } from './useHandOver.ts';

const ChangeOwnerDialog = lazyDialog(() =>
  import('#web/components/people/ChangeOwnerDialog.tsx').then((file) => file.ChangeOwnerDialog),
);

const WIDTHS = 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 2fr) 352px';

/** All story maps of the company: their owners, and the top of the hierarchy (rule company.17). */
export const Component = withMuiTheme(function MapsTab() {
  const { list, params, typed, setTyped, searchNow, go } = useAllStoryMaps();
  const { query, owner, order } = params;
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
  const columns: Column[] = [
    { key: 'name', title: adminTexts.mapColumns.name },
    { key: 'owner', title: adminTexts.mapColumns.owner },
    {
      key: 'created',
      title: adminTexts.mapColumns.created,
      // What a text finds comes best first.
      ...(query === '' && {
        sort: {
          descending: order === 'newest',
          onTurn: () => go({ order: order === 'newest' ? 'oldest' : 'newest' }),
        },
      }),
    },
    { key: 'actions', title: adminTexts.mapColumns.actions, isTitleHidden: true },
  ];
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
        className={styles['search']}
      >
        <OutlinedInput
          type="search"
          size="small"
          fullWidth
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          placeholder={adminTexts.searchMaps}
          inputProps={{ 'aria-label': adminTexts.searchMaps, autoComplete: 'off' }}
        />
        <Select
          aria-label={adminTexts.ownerFilter}
          prefix={`${adminTexts.ownerFilter}:`}
          value={owner}
          onChange={(next) => go({ owner: next })}
          options={owners(colleagues.data?.docs ?? [], owner)}
        />
      </Box>
      {data === undefined &&
        (error !== null && !isFetching ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingAfter>
            <TableSkeleton rows={5} />
          </LoadingAfter>
        ))}
      {data?.docs.length === 0 && (
        <EmptyState
          title={adminTexts.empty}
          text={
            owner !== ''
              ? adminTexts.noMapOfOwner
              : query === ''
                ? adminTexts.noMapsYet
                : adminTexts.noMapFound({ text: query })
          }
          action={
            owner !== '' ? (
              <Button variant="outlined" onClick={() => go({ owner: '' })}>
                {adminTexts.clearFilter}
              </Button>
            ) : undefined
          }
        />
      )}
      {data !== undefined && data.docs.length > 0 && (
        <Table label={adminTexts.tabs.maps} columns={columns} widths={WIDTHS} isStale={list.isPlaceholderData}>
          {data.docs.map((map) => (
            <MapRow
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
        </Table>
      )}
      {data !== undefined && data.totalPages > 1 && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 3 }}>
          <Pager page={data.page} totalPages={data.totalPages} onPage={(page) => go({ page })} />
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

/** The owners to choose from, by name; the chosen one is there before the people have loaded. */
function owners(people: readonly CompanyUser[], chosen: string): (readonly [string, string])[] {
  const byName = [...people].sort((a, b) => compareNames(a.username, b.username));
  const isKnown = chosen === '' || people.some(({ uid }) => uid === chosen);
  return [
    ['', adminTexts.everyOwner],
    ...(isKnown ? [] : [[chosen, '…'] as const]),
    ...byName.map(({ uid, username }) => [uid, username] as const),
  ];
}
