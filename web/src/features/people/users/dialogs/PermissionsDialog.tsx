import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { RegisteredEmail } from '#shared/model/people/people.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { useCall } from '#web/base/api/queries.ts';
import { Dialog } from '#web/components/dialog/Dialog.tsx';
import { Pager } from '#web/components/page/Pager.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { nameOf } from '#web/replica/people/people.ts';
import { RoleChips } from '../components/UserState.tsx';

type Props = { user: RegisteredEmail; open: boolean; onClose: () => void };

/** What a person may do: their roles, and the story maps with their role on each. */
export function PermissionsDialog({ user, open, onClose }: Props) {
  const titleId = useId();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useCall(
    'user_permissions',
    { uid: user.uid, page },
    { enabled: open, placeholderData: keepPreviousData, staleTime: 0 },
  );
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {adminTexts.permissionsOf({ person: nameOf(user) })}
      </DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 3, minHeight: 120 }}>
        {data === undefined &&
          (error !== null && !isFetching ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <LoadingAfter>
              <Skeleton height={40} />
              <Skeleton height={40} />
            </LoadingAfter>
          ))}
        {data !== undefined && (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
              <RoleChips claims={data.claims} />
            </Box>
            {data.claims.global_story_map_viewer && (
              <Typography variant="body2">{adminTexts.permissionsAll}</Typography>
            )}
            {data.docs.length === 0 && (
              <Typography variant="body2" color="textSecondary">
                {adminTexts.permissionsNone}
              </Typography>
            )}
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {data.docs.map(({ id, name, role }) => (
                <Box component="li" key={id} sx={row}>
                  <Typography variant="body2" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                    {name}
                  </Typography>
                  <Typography variant="body2" color="textSecondary" sx={{ flex: 'none' }}>
                    {adminTexts.rolesOnMaps[role]}
                  </Typography>
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
