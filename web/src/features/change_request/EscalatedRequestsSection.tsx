import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ChangeRequestCard } from '#shared/model/changeRequest.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/people/requestsPage.ts';
import { useCall } from '#web/base/api/queries.ts';
import { paths } from '#web/base/paths.ts';
import { usePerson } from '#web/base/session/useSession.ts';
import { useToasts } from '#web/base/toasts.ts';
import { RequestCard } from '#web/components/change_request/RequestCard.tsx';
import { textsOf } from '#web/components/change_request/textsOf.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { ListSection } from '#web/components/page/ListSection.tsx';
import { useNames } from '#web/replica/company/useNames.ts';
import { useRequestCommand } from '#web/replica/company/useRequestCommand.ts';

const ConfirmDialog = lazyDialog(() =>
  import('#web/components/dialog/ConfirmDialog.tsx').then((file) => file.ConfirmDialog),
);

/** The change requests that the administrators have to decide (rules change.18, change.19). */
export function EscalatedRequestsSection() {
  const [page, setPage] = useState(1);
  const title = useRef<HTMLHeadingElement>(null);
  const { uid } = usePerson();
  const nameOf = useNames(texts.unknownPerson);
  const requests = useCall('escalated_change_requests', { page }, { placeholderData: keepPreviousData, staleTime: 0 });
  const { data, error, isFetching, refetch } = requests;
  // The decided card disappears with the focus, so the focus moves to the heading.
  const moveOn = () => title.current?.focus();
  return (
    <ListSection
      title={texts.lists.escalated}
      hasCards
      heading={title}
      failed={error !== null && !isFetching ? error.message : undefined}
      onRetry={() => void refetch()}
      empty={data?.total === 0 ? { title: texts.empty, text: texts.emptyHelp.escalated } : undefined}
      page={{ page: data?.page ?? page, totalPages: data?.totalPages, onPage: setPage }}
    >
      {nameOf !== undefined &&
        data?.docs.map((card) => (
          <RequestCard
            key={card.id}
            card={card}
            uid={uid}
            nameOf={nameOf}
            pathOf={paths.storyMap}
            actions={<Decision card={card} onGone={moveOn} />}
          />
        ))}
    </ListSection>
  );
}

function Decision({ card, onGone }: { card: ChangeRequestCard; onGone: () => void }) {
  const toasts = useToasts();
  const [asking, setAsking] = useState(false);
  const [old, text] = textsOf(card);
  const { id: requestId } = card;
  const finish = (severity: 'success' | 'warning', message: string) => {
    toasts.show({ severity, text: message, ms: TOAST_MS.success });
    onGone();
  };
  const accept = useRequestCommand('admin_accept_change_request', ({ outcome }) => {
    setAsking(false);
    if (outcome === 'outdated') finish('warning', texts.results.outdated);
    else finish('success', texts.outcomes.appliedByAdmin({ text }));
  });
  const giveBack = useRequestCommand('deescalate_change_request', () => finish('success', texts.results.givenBack));
  return (
    <>
      <Button
        variant="outlined"
        aria-label={texts.giveBackNamed({ text })}
        busy={giveBack.isPending}
        onClick={() => giveBack.mutate({ requestId })}
      >
        {texts.giveBack}
      </Button>
      <Button variant="contained" aria-label={texts.acceptForAllNamed({ text })} onClick={() => setAsking(true)}>
        {texts.acceptForAll}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.acceptForAllTitle({ old, text })}
        text={texts.acceptForAllText}
        confirmLabel={texts.acceptForAll}
        onConfirm={() => accept.mutate({ requestId })}
        onClose={() => setAsking(false)}
        command={{ isPending: accept.isPending, error: null }}
      />
    </>
  );
}
