import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useId, useRef } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/story_map/trash.ts';
import { Dialog } from '#web/components/dialog/Dialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { EmptyState } from '#web/components/state/EmptyState.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { RefreshFailed } from '#web/components/state/RefreshFailed.tsx';
import type { TrashList } from '#web/replica/company/useTrashList.ts';
import { type TrashEntry, TrashRow } from './TrashRow.tsx';

type Props<Item> = Openable & {
  help: string;
  list: TrashList<Item>;
  entryOf: (item: Item) => TrashEntry;
};

/** What was deleted, newest first, each entry with a button that restores it (rule trash.1). */
export function TrashDialog<Item>({ open, onClose, help, list, entryOf }: Props<Item>) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { items, error, isFetching, retry, older } = list;
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} ref={title} tabIndex={-1} sx={{ outline: 'none' }}>
        {texts.title}
      </DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 3, minHeight: 240 }}>
        <DialogContentText>{help}</DialogContentText>
        {items === undefined ? (
          error !== null && !isFetching ? (
            <ErrorState error={error} onRetry={retry} />
          ) : (
            <LoadingAfter>
              <Skeleton height={56} />
              <Skeleton height={56} />
              <Skeleton height={56} />
            </LoadingAfter>
          )
        ) : (
          <>
            {error !== null && <RefreshFailed message={error.message} onRetry={retry} />}
            {items.length === 0 && older === null ? (
              <EmptyState title={texts.empty} text={texts.emptyHelp} />
            ) : (
              <ul aria-label={texts.list} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
                {items.map(entryOf).map((entry) => (
                  <TrashRow key={entry.key} entry={entry} onGone={() => title.current?.focus()} />
                ))}
              </ul>
            )}
            {older !== null && (
              <Button onClick={older} loading={isFetching} sx={{ alignSelf: 'center' }}>
                {texts.older}
              </Button>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {commonTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
