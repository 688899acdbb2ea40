import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListType } from '#shared/model/limits.ts';
import { type ApiError, call } from '#web/base/api/client.ts';
import { callKey } from '#web/base/api/queries.ts';
import { useEvery } from '#web/replica/useReplica.ts';
import { useCompany } from './CompanyReplica.ts';
import { storyMapCards } from './entities.ts';
import { type ListPage, pageNow, pageOfAnswer } from './listPage.ts';

/**
 * A page of the signed-in user's story maps. While another page of the same list loads, the previous one stays visible.
 * @param uid of the signed-in user
 * @param page from 1
 */
export function useStoryMapList(
  uid: string,
  { listType, page }: { listType: ListType; page: number },
  { enabled = true } = {},
) {
  const { scope } = useCompany();
  const input = { list_type: listType, page };
  const query = useQuery<ListPage, ApiError>({
    queryKey: callKey('story_map_list', input),
    queryFn: async ({ signal }) => {
      const askedAt = scope.clock;
      const answer = await call('story_map_list', input, { signal });
      scope.enter({ changed: answer.docs.map((card) => ({ type: storyMapCards.type, ...card })), removed: [] });
      return pageOfAnswer(answer, askedAt);
    },
    enabled,
    placeholderData: (before) => (before?.list_type === listType ? before : undefined),
  });
  const cards = useEvery(scope, storyMapCards);
  const list = query.data;
  const data = useMemo(
    () => list && pageNow(list, cards, uid, (id, clock) => scope.enteredSince(storyMapCards.type, id, clock)),
    [list, cards, uid, scope],
  );
  return { ...query, data };
}
