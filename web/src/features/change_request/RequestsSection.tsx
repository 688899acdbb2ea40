import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import type { ChangeRequestCard, RequestList } from '#shared/model/changeRequest.ts';
import * as texts from '#shared/texts/people/requestsPage.ts';
import { useCall } from '#web/base/api/queries.ts';
import { paths } from '#web/base/paths.ts';
import { usePerson } from '#web/base/session/useSession.ts';
import { RequestCard } from '#web/components/change_request/RequestCard.tsx';
import { RequestSkeletons } from '#web/components/change_request/RequestSkeletons.tsx';
import { ButtonLink } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Pager } from '#web/components/page/Pager.tsx';
import { EmptyState } from '#web/components/state/EmptyState.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { RefreshFailed } from '#web/components/state/RefreshFailed.tsx';
import { useNames } from '#web/replica/company/useNames.ts';
import { AnswerActions } from './AnswerActions.tsx';
import { OwnActions } from './OwnActions.tsx';
import styles from './requests.module.css';

type Props = {
  list: RequestList;
  page: number;
  onPage: (page: number, how?: { replace?: boolean }) => void;
  /** Called when a card with the focus leaves the list. */
  onGone: () => void;
};

/**
 * One of the user's lists of change requests, page by page. Those that need nothing from the user show only if there
 * are any.
 */
export function RequestsSection({ list, page, onPage, onGone }: Props) {
  const id = useId();
  const { uid } = usePerson();
  const nameOf = useNames(texts.unknownPerson);
  const requests = useCall('change_requests', { list, page }, { placeholderData: keepPreviousData, staleTime: 0 });
  const { data, error, isFetching, isPlaceholderData, refetch } = requests;
  const shown = data?.page;
  // A page past the end is the last one.
  useEffect(() => {
    if (!isPlaceholderData && shown !== undefined && shown !== page) onPage(shown, { replace: true });
  });
  const isReady = data !== undefined && nameOf !== undefined;
  if ((list === 'answered' || list === 'maps') && (!isReady || data.total === 0)) return null;
  const retry = () => void refetch();
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <div className={styles['top']}>
        <Text as="h2" look="title" id={id}>
          {texts.lists[list]}
        </Text>
        <Pager
          page={data?.page ?? page}
          totalPages={data?.totalPages}
          onPage={onPage}
          onRefresh={retry}
          refreshing={isFetching && data !== undefined}
        />
      </div>
      {!isReady ? (
        error !== null && !isFetching ? (
          <ErrorState error={error} onRetry={retry} />
        ) : (
          <LoadingAfter>
            <RequestSkeletons />
          </LoadingAfter>
        )
      ) : (
        <>
          {error !== null && <RefreshFailed message={error.message} onRetry={retry} />}
          {data.docs.length === 0 && list !== 'answered' && list !== 'maps' ? (
            <EmptyState
              title={texts.empty}
              text={texts.emptyHelp[list]}
              action={
                <ButtonLink to={paths.storyMaps()} variant="outlined">
                  {texts.toMaps}
                </ButtonLink>
              }
            />
          ) : (
            <ul aria-labelledby={id} aria-busy={isPlaceholderData} className={styles['cards']}>
              {data.docs.map((card) => (
                <RequestCard
                  key={card.id}
                  card={card}
                  uid={uid}
                  nameOf={nameOf}
                  pathOf={paths.storyMap}
                  actions={actionsOf(list, card, { uid, page: data, onGone })}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

function actionsOf(
  list: RequestList,
  card: ChangeRequestCard,
  { uid, page, onGone }: { uid: string; page: CallOutput<'change_requests'>; onGone: () => void },
) {
  if (list === 'own') return <OwnActions card={card} page={page} onGone={onGone} />;
  if (list === 'maps') return null;
  return <AnswerActions card={card} answer={card.members[uid] ?? 'empty'} onGone={onGone} />;
}
