import { useEffect, useState } from 'react';
import { SAME_VISIT_MS } from '#shared/model/limits.ts';

/** By story map: when its history was last on the screen, and the visit before that. */
const STORAGE_KEY = 'storyd.historyVisits';
/** Story maps whose visits are kept, the latest ones. */
const KEPT_MAPS = 50;

type Visit = { seen: number; before: number | null };

/** When the person last visited the history of a story map in this browser, in ms since 1970; null for never. */
export function useLastVisit(containerId: string): number | null {
  const [lastVisit] = useState(() => {
    const known = readVisits()[containerId];
    if (known === undefined) return null;
    return Date.now() - known.seen > SAME_VISIT_MS ? known.seen : known.before;
  });
  useEffect(() => {
    const keep = () => keepVisit(containerId, { seen: Date.now(), before: lastVisit });
    keep();
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [containerId, lastVisit]);
  return lastVisit;
}

function keepVisit(containerId: string, visit: Visit): void {
  const { [containerId]: _former, ...others } = readVisits();
  const kept = Object.entries(others)
    .toSorted(([, one], [, other]) => other.seen - one.seen)
    .slice(0, KEPT_MAPS - 1);
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...Object.fromEntries(kept), [containerId]: visit }));
}

/** Reads what is kept. Another version of the app may have written it. */
function readVisits(): Record<string, Visit> {
  const text = localStorage.getItem(STORAGE_KEY);
  if (text === null) return {};
  const visits = JSON.parse(text) as Record<string, Partial<Visit> | undefined>;
  return Object.fromEntries(
    Object.entries(visits).flatMap(([id, visit]) =>
      typeof visit?.seen === 'number' ? [[id, { seen: visit.seen, before: visit.before ?? null }]] : [],
    ),
  );
}
