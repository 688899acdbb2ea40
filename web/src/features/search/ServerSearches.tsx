import { useEffect, useMemo } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import * as paletteTexts from '#shared/texts/palette.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import { call } from '#web/base/api/client.ts';
import { paths } from '#web/base/paths.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { epicKindName } from '#web/components/epic/epicKind.ts';
import { useFrame } from '#web/replica/frame/useFrame.ts';
import type { Layout } from '#web/replica/story_map/types.ts';
import { useContainerId, useWholeLayout } from '#web/replica/story_map/useMap.ts';
import type { PageResult, ServerFinds } from './finds.ts';
import { useMapsFound } from './useMapsFound.ts';
import { useSearchInParts } from './useSearchInParts.ts';

type Plan = Pick<CallOutput<'search_releases_and_epics'>, 'releases' | 'epics'>;

/** Nobody reads a longer list; users type on to narrow it. */
const ENOUGH = 100;

/** Searches the data that the open map does not hold in the browser, and loads its problems. Renders nothing. */
export function ServerSearches({
  open,
  typed,
  onFound,
}: Openable & { typed: string; onFound: (finds: ServerFinds) => void }) {
  const text = open ? typed : '';
  const containerId = useContainerId();
  const [layout] = useWholeLayout();
  const texts = useSearchInParts('search_long_descriptions', text, searchTexts);
  const plan = useSearchInParts('search_releases_and_epics', text, searchPlan);
  const maps = useMapsFound(text);
  useFrame();
  const pages = useMemo(
    () => (plan.found === undefined ? undefined : pagesOf(containerId, layout, plan.found)),
    [containerId, layout, plan.found],
  );
  useEffect(() => {
    onFound({
      typed,
      texts: { status: texts.status, found: texts.found },
      plan: { status: plan.status, found: pages },
      maps,
    });
  }, [typed, texts.status, texts.found, plan.status, pages, maps, onFound]);
  return null;
}

function pagesOf(
  containerId: string,
  { cards }: Layout,
  { releases, epics }: Plan,
): { releases: PageResult[]; epics: PageResult[] } {
  return {
    releases: releases.map(({ id, name, completed }) => ({
      key: id,
      path: paths.release(containerId, id),
      name,
      detail: completed ? releaseTexts.completed : '',
    })),
    epics: epics.map(({ id, name, type, completed, releaseId, releaseName, whatId }) => {
      const place = paletteTexts.epicIn({
        activity: cards.get(whatId)?.description ?? '',
        release: releaseName,
      });
      return {
        key: `${releaseId} ${id}`,
        path: paths.releaseWhat(containerId, releaseId, whatId, id),
        name,
        detail: [epicKindName(type), place, ...(completed ? [releaseTexts.completed] : [])].join(' · '),
      };
    }),
  };
}

/** Fetches part after part until there are enough Activity ids. */
async function searchTexts(containerId: string, query: string, signal: AbortSignal): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  let after: string | null = '';
  while (after !== null && found.size < ENOUGH) {
    const part: CallOutput<'search_long_descriptions'> = await call(
      'search_long_descriptions',
      { containerId, query, after },
      { signal },
    );
    for (const id of part.whatIds) found.add(id);
    after = part.next;
  }
  return found;
}

async function searchPlan(containerId: string, query: string, signal: AbortSignal): Promise<Plan> {
  const found: Plan = { releases: [], epics: [] };
  let after: string | null = '';
  while (after !== null && found.epics.length < ENOUGH) {
    const part: CallOutput<'search_releases_and_epics'> = await call(
      'search_releases_and_epics',
      { containerId, query, after },
      { signal },
    );
    found.releases.push(...part.releases);
    found.epics.push(...part.epics);
    after = part.next;
  }
  return found;
}
