import { createContext, useMemo, useSyncExternalStore } from 'react';
import { typeKey } from '#web/replica/keys.ts';
import { whats, whatWhoLinks } from '#web/replica/story_map/entities.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useSelected } from '#web/replica/useReplica.ts';
import { useIsTouched } from '../useIsTouched.ts';
import { CardHeights } from './CardHeights.ts';
import { HEAD_HEIGHT } from './cardMeasures.ts';
import { fontsLoaded, onFontLoaded } from './linesOf.ts';
import { hasWhosOn, textWidthOf } from './windowContext.ts';

/** The common height of the backbone cards of the open map, in px at a zoom of 1. */
export const HeadHeight = createContext(HEAD_HEIGHT);

/** Computes the common height of the backbone cards of the open map. */
export function useNewHeadHeight(): number {
  const map = useMap();
  const isTouched = useIsTouched();
  const heights = useMemo(
    () => new CardHeights(map.layout, hasWhosOn(map), undefined, textWidthOf(isTouched)),
    [map, isTouched],
  );
  // Renders again, since the lines were counted in another font until then.
  useSyncExternalStore(onFontLoaded, fontsLoaded);
  return useSelected(map.scope, [typeKey(whats.type), typeKey(whatWhoLinks.type)], () => heights.backbone());
}
