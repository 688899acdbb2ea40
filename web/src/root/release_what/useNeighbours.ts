import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import * as texts from '#shared/texts/release/releaseWhat.ts';
import { hasModifier, shortcutKey } from '#web/base/browser/keys.ts';
import { isElsewhere } from '#web/base/browser/keyTargets.ts';
import { paths } from '#web/base/paths.ts';
import { whatsInOrder } from '#web/replica/release/rows.ts';
import { useWhatsOfRelease } from '#web/replica/release/useRelease.ts';
import { useContainerId, useWholeLayout } from '#web/replica/story_map/useMap.ts';

/** Another Activity of the release. */
export type Neighbour = { description: string; path: string };

/**
 * The previous and next Activity of the release, in the order of the release's page. `isKnown` once the Activities of
 * the release have loaded; they come with the page itself.
 */
export function useNeighbours(releaseId: string, whatId: string) {
  const containerId = useContainerId();
  const whats = useWhatsOfRelease(releaseId);
  const [layout] = useWholeLayout();
  const row = whatsInOrder(layout, whats);
  const at = row.findIndex(({ part }) => part?.whatId === whatId);
  const neighbour = (index: number): Neighbour | undefined => {
    const { description, part } = (at === -1 ? undefined : row[index]) ?? {};
    if (description === undefined || part === undefined) return undefined;
    return { description, path: paths.releaseWhat(containerId, releaseId, part.whatId) };
  };
  return { isKnown: at !== -1, previous: neighbour(at - 1), next: neighbour(at + 1) };
}

/** Goes to the next or previous Activity by key from anywhere on the page, except while the user types or chooses. */
export function useNeighbourKeys({
  previous,
  next,
}: Pick<ReturnType<typeof useNeighbours>, 'previous' | 'next'>): void {
  const navigate = useNavigate();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || hasModifier(event) || isElsewhere(event.target)) return;
    // In a list of choices, letters jump to matching options.
    if (event.target instanceof Element && event.target.closest('[role="combobox"], [role="listbox"]') !== null) return;
    const to = { [texts.keys.next]: next, [texts.keys.previous]: previous }[shortcutKey(event).toUpperCase()];
    if (to === undefined) return;
    event.preventDefault();
    void navigate(to.path);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
