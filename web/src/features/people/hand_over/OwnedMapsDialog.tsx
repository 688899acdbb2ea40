import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { RegisteredEmail } from '#shared/model/people/people.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { useCall } from '#web/base/api/queries.ts';
import { Dialog } from '#web/components/dialog/Dialog.tsx';
import { Pager } from '#web/components/page/Pager.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { nameOf } from '#web/replica/people/people.ts';
import { MapsToHandOver } from './MapsToHandOver.tsx';
import { useHandOver } from './useHandOver.ts';

type Props = { user: RegisteredEmail; open: boolean; onClose: () => void };

/** The story maps that a user owns, each with the proposed next owner, to hand them over one by one (rule share.13). */
export function OwnedMapsDialog({ user, open, onClose }: Props) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [page, setPage] = useState(1);
  // The row of a handed-over map disappears with the focus, so the focus moves to the title.
  const handOver = useHandOver(() => title.current?.focus());
  const list = useCall(
    'proposed_owners',
    { uid: user.uid, page },
    { enabled: open, placeholderData: keepPreviousData, staleTime: 0 },
  );
  const colleagues = useCall('company_users', {}, { enabled: open });
  const close = () => {
    handOver.reset();
    onClose();
  };
  const person = nameOf(user);
  const { data, error, isFetching } = list;
  return (
    <Dialog open={open} onClose={handOver.isPending ? undefined : close} maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} ref={title} tabIndex={-1} sx={{ outline: 'none', overflowWrap: 'anywhere' }}>
        {adminTexts.mapsOf({ person })}
      </DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        {data === undefined &&
          (error !== null && !isFetching ? (
            <ErrorState error={error} onRetry={() => void list.refetch()} />
          ) : (
            <LoadingAfter>
              <Skeleton height={48} />
              <Skeleton height={48} />
            </LoadingAfter>
          ))}
        {data !== undefined && (
          <DialogContentText component="div" role="status">
            {data.total > 0
              ? adminTexts.mapsHelp
              : (handOver.isSuccess ? adminTexts.allHandedOver : adminTexts.noMaps)({ person })}
          </DialogContentText>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          <MapsToHandOver maps={data?.docs ?? []} colleagues={colleagues} handOver={handOver} />
        </Box>
        {data !== undefined && data.totalPages > 1 && (
          <Pager page={data.page} totalPages={data.totalPages} onPage={setPage} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={handOver.isPending}>
          {commonTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
