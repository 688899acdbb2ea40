import type { WhatMaturity, WhatReference, WhatText } from '#shared/model/what/details.ts';
import type { ApiError } from '#web/base/api/client.ts';
import { groupKey } from '#web/replica/keys.ts';
import { useCopyOf } from '#web/replica/story_map/useCopyOf.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useEntity, useSelected } from '#web/replica/useReplica.ts';
import { whatMaturities, whatReferences, whatTexts } from './detailEntities.ts';

/**
 * Fetches the details of an Activity beyond its card, each time the user opens it. The replica holds them once
 * `isLoaded`.
 */
export function useLoadedDetails(whatId: string): {
  isLoaded: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => unknown;
} {
  const { containerId } = useMap();
  const { isSuccess, isFetching, error, refetch } = useCopyOf(
    'what_details',
    { containerId, whatId },
    {
      entities: [whatTexts, whatMaturities, whatReferences],
      holds: [{ of: whatReferences, isOfIt: (entity) => 'whatId' in entity && entity.whatId === whatId }],
      enter: (add, { longDescription, maturity, referenceLinks }) => {
        add(whatTexts, [{ ...longDescription, id: whatId }]);
        add(whatMaturities, [{ ...maturity, id: whatId }]);
        add(whatReferences, referenceLinks);
        return true;
      },
      staleTime: Infinity,
      gcTime: 0,
    },
  );
  return { isLoaded: isSuccess, isFetching, error, refetch };
}

/** The long description of an Activity whose details are loaded. */
export function useLongDescription(whatId: string): Pick<WhatText, 'text'> {
  return useEntity(useMap().scope, whatTexts, whatId) ?? NO_TEXT;
}

/** The maturity of an Activity whose details are loaded. */
export function useMaturity(whatId: string): Pick<WhatMaturity, 'current' | 'future'> {
  return useEntity(useMap().scope, whatMaturities, whatId) ?? NO_MATURITY;
}

/** The references of an Activity, by name; empty until its details are loaded. */
export function useReferences(whatId: string, isLoaded = true): WhatReference[] {
  const { scope } = useMap();
  const { ofWhat } = whatReferences.indexes;
  const ids = useSelected(scope, [groupKey(ofWhat, whatId)], () => (isLoaded ? scope.row(ofWhat, whatId) : NO_IDS));
  return ids.flatMap((id) => scope.get(whatReferences, id) ?? []);
}

const NO_IDS: readonly string[] = [];
const NO_TEXT = { text: '' };
const NO_MATURITY = { current: {}, future: {} };
