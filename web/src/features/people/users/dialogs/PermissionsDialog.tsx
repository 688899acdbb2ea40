import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { RegisteredEmail } from '#shared/model/people/people.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { useCall } from '#web/base/api/queries.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Dialog, DialogActions, DialogContent } from '#web/components/dialog/Dialog.tsx';
import { Chip } from '#web/components/input/Chip.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { Pager } from '#web/components/page/Pager.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { nameOf } from '#web/replica/people/people.ts';
import { roleNames } from '../model/roleNames.ts';

type Props = { user: RegisteredEmail; open: boolean; onClose: () => void };

/** What a person may do: their roles, and the story maps with their role on each. */
export function PermissionsDialog({ user, open, onClose }: Props) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useCall(
    'user_permissions',
    { uid: user.uid, page },
    { enabled: open, placeholderData: keepPreviousData, staleTime: 0 },
  );
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" title={adminTexts.permissionsOf({ person: nameOf(user) })}>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 3, minHeight: 120 }}>
        {data === undefined &&
          (error !== null && !isFetching ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <LoadingAfter>
              <Skeleton line height={40} />
              <Skeleton line height={40} />
            </LoadingAfter>
          ))}
        {data !== undefined && (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
              {roleNames(data.claims).map((role) => (
                <Chip key={role} size="small" label={role} sx={{ bgcolor: 'action.hover' }} />
              ))}
            </Box>
            {data.claims.global_story_map_viewer && <Text look="compact">{adminTexts.permissionsAll}</Text>}
            {data.docs.length === 0 && (
              <Text look="compact" quiet>
                {adminTexts.permissionsNone}
              </Text>
            )}
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {data.docs.map(({ id, name, role }) => (
                <Box component="li" key={id} sx={row}>
                  <Text look="compact" dir="auto" style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                    {name}
                  </Text>
                  <Text look="compact" quiet style={{ flex: 'none' }}>
                    {adminTexts.rolesOnMaps[role]}
                  </Text>
                </Box>
              ))}
            </Box>
            {data.totalPages > 1 && <Pager page={data.page} totalPages={data.totalPages} onPage={setPage} />}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{commonTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 4,
  py: 2,
  '& + &': { borderTop: '1px solid var(--storyd-border)' },
} as const;
