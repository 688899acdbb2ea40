import { useRef } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/story_map/trash.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { Dialog, DialogActions, DialogContent, DialogContentText } from '#web/components/dialog/Dialog.tsx';
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
  const title = useRef<HTMLHeadingElement>(null);
  const { items, error, isFetching, retry, older } = list;
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth title={texts.title} titleRef={title}>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 3, minHeight: 240 }}>
        <DialogContentText>{help}</DialogContentText>
        {items === undefined ? (
          error !== null && !isFetching ? (
            <ErrorState error={error} onRetry={retry} />
          ) : (
            <LoadingAfter>
              <Skeleton line height={56} />
              <Skeleton line height={56} />
              <Skeleton line height={56} />
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
              <Button onClick={older} busy={isFetching} style={{ alignSelf: 'center' }}>
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
