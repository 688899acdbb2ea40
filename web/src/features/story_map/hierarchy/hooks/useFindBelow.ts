import { useQueryClient } from '@tanstack/react-query';
import * as errors from '#shared/errors.ts';
import { MAX_LEVELS_OF_MAPS, TOAST_MS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/story_map/hierarchy.ts';
import { callOptions } from '#web/base/api/queries.ts';
import { useToasts } from '#web/base/toasts.ts';
import { refusalOf } from '#web/replica/refusal.ts';

/**
 * Finds the way from the root down to a story map, by the story maps above it: one call for each level (rule
 * hierarchy.7). Offers to make it the root when it is not below the root, as far as the user may see.
 * @param onFound receives the ids from the root to the story map
 */
export function useFindBelow(
  root: string,
  { onFound, onRoot }: { onFound: (ids: string[]) => void; onRoot: (id: string) => void },
) {
  const queries = useQueryClient();
  const toasts = useToasts();
  const parentOf = async (containerId: string): Promise<string | undefined> => {
    try {
      const { parent } = await queries.fetchQuery(callOptions('parent_activity', { containerId }));
      return parent?.containerId;
    } catch (error) {
      if (refusalOf(error).code === errors.parentNotVisible.code) return undefined;
      throw error;
    }
  };
  return async (id: string, name: string): Promise<void> => {
    const ids = [id];
    try {
      while (ids[0] !== root && ids.length <= MAX_LEVELS_OF_MAPS) {
        const parent = await parentOf(ids[0] ?? '');
        if (parent === undefined) break;
        ids.unshift(parent);
      }
    } catch (error) {
      toasts.show({ severity: 'error', text: refusalOf(error).message, ms: TOAST_MS.error });
      return;
    }
    if (ids[0] === root) onFound(ids);
    else
      toasts.show({
        severity: 'info',
        text: texts.notBelow({ name }),
        ms: TOAST_MS.error,
        action: { label: texts.makeRoot, onClick: () => onRoot(id) },
      });
  };
}
