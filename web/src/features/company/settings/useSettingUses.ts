import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#shared/contract/registry.ts';
import { type ApiError, call } from '#web/base/api/client.ts';
import { callKey } from '#web/base/api/queries.ts';

/** How often each setting is used, by its id, on how many story maps, and when that was counted. */
export type SettingUses = { uses: ReadonlyMap<string, number>; storyMaps: number; at: number };

/**
 * Counts how often the settings of the company are used, when it is asked to (rule company.20). It goes on while its
 * administrator looks at something else.
 */
export function useSettingUses() {
  const cache = useQueryClient();
  const key = [...callKey('setting_uses'), 'all'];
  const soFarKey = [...callKey('setting_uses'), 'so far'];
  const { data, error, isFetching, refetch } = useQuery<SettingUses, ApiError>({
    queryKey: key,
    enabled: false,
    staleTime: Infinity,
    gcTime: Infinity,
    queryFn: async () => {
      const uses = new Map<string, number>();
      let storyMaps = 0;
      let next: CallOutput<'setting_uses'>['next'] = null;
      do {
        cache.setQueryData(soFarKey, storyMaps);
        const answer: CallOutput<'setting_uses'> = await call('setting_uses', { after: next });
        for (const { id, count } of answer.uses) uses.set(id, (uses.get(id) ?? 0) + count);
        storyMaps += answer.storyMaps;
        next = answer.next;
      } while (next !== null);
      return { uses, storyMaps, at: Date.now() };
    },
  });
  const soFar = useQuery<number>({ queryKey: soFarKey, queryFn: skipToken, staleTime: Infinity }).data ?? 0;
  return { counted: data, error, isCounting: isFetching, soFar, count: () => void refetch() };
}
