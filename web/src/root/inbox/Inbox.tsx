import { useId, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { MAX_COMMENT_NOTICES } from '#shared/model/limits.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as inboxTexts from '#shared/texts/inbox.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import * as requestTexts from '#shared/texts/people/requestsPage.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import { useCall } from '#web/base/api/queries.ts';
import { paths, REQUESTS_HASH } from '#web/base/paths.ts';
import { useSession } from '#web/base/session/useSession.ts';
import { Spinner } from '#web/components/controls/Spinner.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Popover } from '#web/components/menu/Popover.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { WaitingPerson } from '#web/features/people/users/components/WaitingPerson.tsx';
import { useAnswerRequest } from '#web/features/people/users/hooks/useAccessRequests.ts';
import { requestId } from '#web/replica/company/entities.ts';
import { useNames } from '#web/replica/company/useNames.ts';
import { Cached } from '#web/replica/session/Cached.tsx';
import { AccessRequestRow } from '../shell/AccessRequestRow.tsx';
import { useAccessRequests } from '../shell/useAccessRequests.ts';
import { ChangeRequestRow } from './ChangeRequestRow.tsx';
import { CommentNoticeRow } from './CommentNoticeRow.tsx';
import styles from './inbox.module.css';
import { InboxSection } from './InboxSection.tsx';
import { useNextRow } from './useNextRow.ts';

/** Rows of one kind; the page behind "Open all" has the others. */
const MOST_ROWS = 5;
/** Comments have no such page, so all of them are here. */
const MOST_COMMENTS = MAX_COMMENT_NOTICES;

/** All that waits for the user, in compact rows that are answered in place (rule screen.35). */
export function Inbox({ open, onClose, anchorEl }: Openable & { anchorEl: HTMLElement | null }) {
  const id = useId();
  return (
    <Cached>
      <Popover open={open} onClose={onClose} anchorEl={anchorEl} labelledBy={id} width={480}>
        <Waiting titleId={id} onLeave={onClose} />
      </Popover>
    </Cached>
  );
}

function Waiting({ titleId, onLeave }: { titleId: string; onLeave: () => void }) {
  const { pathname, search } = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  const { claims } = useSession();
  const access = useAccessRequests();
  const changes = useCall('change_requests', { list: 'awaiting', page: 1 }, { staleTime: 0 });
  const comments = useCall('comment_notices', {});
  const people = useCall('company_access_requests', {}, { enabled: claims.admin });
  const nameOf = useNames(requestTexts.unknownPerson);
  const letIn = useAnswerRequest();
  const accessRows = useMemo(() => (access.data?.docs ?? []).slice(0, MOST_ROWS), [access.data]);
  const changeRows = useMemo(
    () => (nameOf === undefined ? [] : (changes.data?.docs ?? []).slice(0, MOST_ROWS)),
    [changes.data, nameOf],
  );
  const peopleRows = useMemo(() => (people.data?.docs ?? []).slice(0, MOST_ROWS), [people.data]);
  const commentRows = useMemo(
    () => (nameOf === undefined ? [] : (comments.data?.docs ?? []).slice(0, MOST_COMMENTS)),
    [comments.data, nameOf],
  );
  const ids = useMemo(
    () => [
      ...commentRows.map(({ threadId }) => threadId),
      ...accessRows.map(requestId),
      ...changeRows.map((card) => card.id),
      ...peopleRows.map(({ uid }) => uid),
    ],
    [commentRows, accessRows, changeRows, peopleRows],
  );
  const around = useNextRow(ids, title);
  const failedOf = ({ data, error }: { data: unknown; error: unknown }) => data === undefined && error !== null;
  const all = [comments, access, changes, ...(claims.admin ? [people] : [])];
  const isLoading = nameOf === undefined || all.some((each) => each.data === undefined && !failedOf(each));
  const isEmpty = !isLoading && ids.length === 0 && !all.some(failedOf);
  return (
    <div className={styles['inbox']}>
      <Text as="h2" look="subtitle" id={titleId} ref={title} tabIndex={-1} className={styles['title'] ?? ''}>
        {inboxTexts.title}
      </Text>
      <div {...around}>
        <InboxSection
          title={inboxTexts.comments}
          failed={failedOf(comments) ? inboxTexts.commentsFailed : undefined}
          onRetry={() => void comments.refetch()}
          onLeave={onLeave}
        >
          {commentRows.map((notice) => (
            <CommentNoticeRow
              key={notice.threadId}
              notice={notice}
              person={nameOf?.(notice.by) ?? requestTexts.unknownPerson}
              onLeave={onLeave}
            />
          ))}
        </InboxSection>
        <InboxSection
          title={sharingTexts.inbox}
          to={pathname + search + REQUESTS_HASH}
          failed={failedOf(access) ? sharingTexts.inboxFailed : undefined}
          onRetry={() => void access.refetch()}
          onLeave={onLeave}
        >
          {accessRows.map((request) => (
            <AccessRequestRow key={requestId(request)} request={request} />
          ))}
        </InboxSection>
        <InboxSection
          title={requestTexts.title}
          to={paths.changeRequests('awaiting')}
          failed={failedOf(changes) ? inboxTexts.changeRequestsFailed : undefined}
          onRetry={() => void changes.refetch()}
          onLeave={onLeave}
        >
          {changeRows.map((card) => (
            <ChangeRequestRow key={card.id} card={card} person={nameOf?.(card.owner) ?? requestTexts.unknownPerson} />
          ))}
        </InboxSection>
        <InboxSection
          title={adminTexts.requests}
          to={paths.admin('requests')}
          failed={claims.admin && failedOf(people) ? adminTexts.requestsFailed : undefined}
          onRetry={() => void people.refetch()}
          onLeave={onLeave}
        >
          {peopleRows.map((request) => (
            <WaitingPerson
              key={request.uid}
              request={request}
              busy={letIn.isPending && letIn.variables.email === request.email}
              onAnswer={letIn.mutate}
            />
          ))}
        </InboxSection>
      </div>
      {isLoading && (
        <LoadingAfter>
          <Spinner aria-label={commonTexts.loading} />
        </LoadingAfter>
      )}
      {isEmpty && (
        <div className={styles['empty']}>
          <Text>{inboxTexts.empty}</Text>
          <Text look="compact" quiet>
            {inboxTexts.emptyHelp}
          </Text>
        </div>
      )}
    </div>
  );
}
