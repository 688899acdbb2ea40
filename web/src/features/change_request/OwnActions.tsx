import { useState } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import type { ChangeRequestCard } from '#shared/model/changeRequest.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/people/requestsPage.ts';
import { useToasts } from '#web/base/toasts.ts';
import { objectOf, textsOf } from '#web/components/change_request/textsOf.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { DisabledReason } from '#web/components/page/DisabledReason.tsx';
import { useDeleteRequestsOf, useRequestCommand } from '#web/replica/company/useRequestCommand.ts';

const ConfirmDialog = lazyDialog(() =>
  import('#web/components/dialog/ConfirmDialog.tsx').then((file) => file.ConfirmDialog),
);

type Props = {
  card: ChangeRequestCard;
  /** The page of the user's requests that it stands on. */
  page: Pick<CallOutput<'change_requests'>, 'docs' | 'totalPages'>;
  onGone: () => void;
};

/** Escalate or take back, and delete: alone or, if there are several for the same Activity or Who, all of them. */
export function OwnActions({ card, page, onGone }: Props) {
  const toasts = useToasts();
  const [asking, setAsking] = useState<'one' | 'all'>('one');
  const [open, setOpen] = useState(false);
  const [old, text] = textsOf(card);
  const notify = (outcome: keyof typeof texts.results) =>
    toasts.show({ severity: 'success', text: texts.results[outcome], ms: TOAST_MS.success });
  const escalate = useRequestCommand('escalate_change_request', () => notify('escalated'));
  const takeBack = useRequestCommand('deescalate_change_request', () => notify('takenBack'));
  const gone = (which: 'deleted' | 'allDeleted') => {
    setOpen(false);
    notify(which);
    onGone();
  };
  const remove = useRequestCommand('delete_open_description_change_request', () => gone('deleted'));
  const removeAll = useDeleteRequestsOf(() => gone('allDeleted'));
  const { id: requestId, changeType, escalated } = card;
  const objectId = objectOf(card);
  // Others of the same may be on another page.
  const hasOthers =
    page.totalPages > 1 || page.docs.some((other) => other.id !== requestId && objectOf(other) === objectId);
  const ask = (which: 'one' | 'all') => {
    setAsking(which);
    setOpen(true);
  };
  const isAll = asking === 'all';
  return (
    <>
      <Button aria-label={texts.removeNamed({ text })} onClick={() => ask('one')}>
        {texts.remove}
      </Button>
      {hasOthers && <Button onClick={() => ask('all')}>{texts.removeAll({ old })}</Button>}
      {escalated && (
        <Button
          aria-label={texts.takeBackNamed({ text })}
          busy={takeBack.isPending}
          onClick={() => takeBack.mutate({ requestId })}
        >
          {texts.takeBack}
        </Button>
      )}
      <DisabledReason reason={escalated ? texts.alreadyEscalated : undefined}>
        <Button
          variant="outlined"
          aria-label={texts.escalateNamed({ text })}
          disabled={escalated}
          busy={escalate.isPending}
          onClick={() => escalate.mutate({ requestId })}
        >
          {texts.escalate}
        </Button>
      </DisabledReason>
      <ConfirmDialog
        open={open}
        danger
        takesMore={isAll}
        title={isAll ? texts.removeAllTitle({ old }) : texts.removeTitle({ text })}
        text={texts.removeText}
        confirmLabel={isAll ? texts.removeAllConfirm : texts.removeConfirm}
        onConfirm={() => (isAll ? removeAll.mutate({ objectId, changeType }) : remove.mutate({ requestId }))}
        onClose={() => setOpen(false)}
        command={{ isPending: remove.isPending || removeAll.isPending, error: null }}
      />
    </>
  );
}
