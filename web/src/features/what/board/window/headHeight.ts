import { createContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { typeKey } from '#web/replica/keys.ts';
import { whats, whatWhoLinks } from '#web/replica/story_map/entities.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useSelected } from '#web/replica/useReplica.ts';
import { useMarks } from '../marks/useMarks.ts';
import { useIsTouched } from '../useIsTouched.ts';
import { CardHeights } from './CardHeights.ts';
import { HEAD_HEIGHT } from './cardMeasures.ts';
import { HEADS_KEY, withHead } from './keptHead.ts';
import { fontsLoaded, onFontLoaded } from './linesOf.ts';
import { marksOn, textWidthOf } from './windowContext.ts';

/** The common height of the backbone cards of the open map, in px at a zoom of 1. */
export const HeadHeight = createContext(HEAD_HEIGHT);

/** Computes the common height of the backbone cards of the open map, and keeps it for the skeleton of the next visit. */
export function useNewHeadHeight(): number {
  const map = useMap();
  const isTouched = useIsTouched();
  const marks = useMarks();
  const heights = useMemo(
    () => new CardHeights(map.layout, marksOn(map, marks), undefined, textWidthOf(isTouched)),
    [map, isTouched, marks],
  );
  // Renders again, since the lines were counted in another font until then.
  useSyncExternalStore(onFontLoaded, fontsLoaded);
  const keys = [typeKey(whats.type), typeKey(whatWhoLinks.type)];
  const head = useSelected(map.scope, keys, () => heights.backbone());
  useEffect(
    () => localStorage.setItem(HEADS_KEY, withHead(localStorage.getItem(HEADS_KEY), map.containerId, head)),
    [map, head],
  );
  return head;
}
