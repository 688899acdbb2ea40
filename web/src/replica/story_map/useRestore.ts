import { useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#shared/contract/registry.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/story_map/trash.ts';
import { callKey } from '#web/base/api/queries.ts';
import { useToasts } from '#web/base/toasts.ts';
import { send } from '#web/replica/sending/send.ts';
import { useMap } from './useMap.ts';

type RestoreCall = 'restore_what' | 'restore_who' | 'restore_release' | 'restore_epic';
/** A call that restores an entity of a map. */
export type RestoreRequest = { [Name in RestoreCall]: { name: Name; input: CallInput<Name> } }[RestoreCall];

/** Lists of the server in which a restored entity may show. */
const LISTS = ['story_map_trash', 'release_list', 'release_slices', 'get_release', 'release_what'] as const;

/** The id of the entity that a call restores. */
function restoredBy({ name, input }: RestoreRequest): string {
  switch (name) {
    case 'restore_what':
      return input.whatId;
    case 'restore_who':
      return input.whoId;
    case 'restore_release':
      return input.releaseId;
    case 'restore_epic':
      return input.epicId;
  }
}

/**
 * Restores a deleted entity of the open map, and says so; an offer to restore it goes away. It shows at once; what
 * comes back with it may be unknown to this tab, so the map is read again.
 * @returns a function that throws ApiError when the server refuses
 */
export function useRestore(): (request: RestoreRequest, itsName: string) => Promise<void> {
  const map = useMap();
  const cache = useQueryClient();
  const toasts = useToasts();
  return async (request, itsName) => {
    try {
      await send(request.name, request.input as CallInput<typeof request.name>);
      toasts.dismiss(restoredBy(request));
      toasts.show({ severity: 'success', text: texts.restored({ name: itsName }), ms: TOAST_MS.success });
    } finally {
      // After a refusal too: others may have restored it, or deleted its parent.
      void map.reload();
      await Promise.all(LISTS.map((list) => cache.invalidateQueries({ queryKey: callKey(list) })));
    }
  };
}
