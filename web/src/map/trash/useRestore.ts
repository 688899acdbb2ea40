import { useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#shared/contract/registry.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import { fill } from '#shared/texts/fill.ts';
import { trashTexts as texts } from '#shared/texts/trash.ts';
import { call } from '#web/api/client.ts';
import { callKey } from '#web/api/queries.ts';
import { useToasts } from '#web/components/toasts.ts';
import { useMap } from '#web/map/useMap.ts';
import { refusalOf } from '#web/replica/pendingCommands.ts';

type RestoreCall = 'restore_what' | 'restore_who' | 'restore_release' | 'restore_epic';
/** A call that restores an entity of a map. */
export type RestoreRequest = { [Name in RestoreCall]: { name: Name; input: CallInput<Name> } }[RestoreCall];

/** Lists of the server in which a restored entity may show. */
const LISTS = ['story_map_trash', 'release_list', 'release_slices', 'get_release', 'release_what'] as const;

/**
 * Restores a deleted entity of the open map. It shows at once; what comes back with it may be unknown to this tab, so
 * the map is read again.
 * @returns a function that throws ApiError when the server refuses
 */
export function useRestore(): (request: RestoreRequest) => Promise<void> {
  const map = useMap();
  const cache = useQueryClient();
  return async ({ name, input }) => {
    try {
      await call(name, input as CallInput<typeof name>);
    } finally {
      // After a refusal too: others may have restored it, or deleted its parent.
      void map.reload();
      await Promise.all(LISTS.map((list) => cache.invalidateQueries({ queryKey: callKey(list) })));
    }
  };
}

/** Reports a deletion in a toast that can take it back. */
export function useOfferRestore(): (text: string, name: string, request: RestoreRequest) => void {
  const toasts = useToasts();
  const restore = useRestore();
  return (text, name, request) =>
    toasts.show({
      severity: 'success',
      text,
      ms: TOAST_MS.success,
      action: {
        label: texts.restore,
        onClick: () =>
          void restore(request).then(
            () => toasts.show({ severity: 'success', text: fill(texts.restored, { name }), ms: TOAST_MS.success }),
            (error: unknown) =>
              toasts.show({ severity: 'error', text: refusalOf(error).message, ms: TOAST_MS.deleteError }),
          ),
      },
    });
}
