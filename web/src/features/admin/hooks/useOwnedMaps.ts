import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import { adminTexts } from '#shared/texts/admin.ts';
import { callKey, useCall, useCommand } from '#web/api/queries.ts';
import { useToasts } from '#web/components/toasts.ts';

/**
 * The story maps that a user owns, page by page, and the command that hands one over (rule share.13).
 * @param onHandedOver called when the map has left the list
 */
export function useOwnedMaps(uid: string, open: boolean, onHandedOver: () => void) {
  const [page, setPage] = useState(1);
  const toasts = useToasts();
  const cache = useQueryClient();
  const list = useCall(
    'proposed_owners',
    { uid, page },
    { enabled: open, placeholderData: keepPreviousData, staleTime: 0 },
  );
  const handOver = useCommand('set_container_owner', {
    onSuccess: async () => {
      toasts.show({ severity: 'success', text: adminTexts.ownerSet, ms: TOAST_MS.success });
      await cache.invalidateQueries({ queryKey: callKey('proposed_owners') });
      onHandedOver();
    },
  });
  return { list, setPage, handOver };
}
