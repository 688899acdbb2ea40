import { useRef } from 'react';
import * as adminTexts from '#shared/texts/people/admin.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import { useCall } from '#web/base/api/queries.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { ListSection } from '#web/components/page/ListSection.tsx';
import { useAnswerRequest } from '../hooks/useAccessRequests.ts';
import { WaitingPerson } from './WaitingPerson.tsx';

/** The users who ask for access, with both answers (rule access.23). */
export function AccessRequestsSection() {
  const { data, error, isFetching, refetch } = useCall('company_access_requests', {});
  const title = useRef<HTMLHeadingElement>(null);
  // The answered row disappears with the focus, so the focus moves on to the heading.
  const answer = useAnswerRequest(() => title.current?.focus());
  const hasAnswered = answer.submittedAt > 0;
  if (data === undefined && (error === null || isFetching)) return null;
  const more = data === undefined ? 0 : data.total - data.docs.length;
  return (
    <ListSection
      title={adminTexts.requests}
      heading={title}
      failed={data === undefined ? adminTexts.requestsFailed : undefined}
      onRetry={() => void refetch()}
      empty={
        data?.total !== 0
          ? undefined
          : hasAnswered
            ? { text: adminTexts.requestsAnswered }
            : { title: adminTexts.empty, text: adminTexts.noRequests }
      }
    >
      {data?.docs.map((request) => (
        <WaitingPerson
          key={request.uid}
          request={request}
          busy={answer.isPending && answer.variables.email === request.email}
          onAnswer={answer.mutate}
        />
      ))}
      {more > 0 && (
        <Text as="li" look="compact" quiet style={{ marginTop: 8 }}>
          {sharingTexts.more({ count: more })}
        </Text>
      )}
    </ListSection>
  );
}
