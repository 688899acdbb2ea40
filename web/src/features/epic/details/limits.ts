import type { Epic } from '#shared/model/epic/epic.ts';
import {
  MAX_EPIC_EXPLORE_OBJECTS,
  MAX_EPIC_REFERENCES,
  MAX_EPIC_SCENARIOS,
  MAX_EPIC_WHOS,
} from '#shared/model/limits.ts';
import { usedExploreObjects } from '#shared/rules/epic/epics.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';

/** The number of items of each kind in an epic, and their maximum (rule epic.13). */
const KINDS = {
  items: { max: MAX_EPIC_EXPLORE_OBJECTS, count: (epic: Epic) => usedExploreObjects(epic).length },
  whos: { max: MAX_EPIC_WHOS, count: (epic: Epic) => epic.whos.length },
  references: { max: MAX_EPIC_REFERENCES, count: (epic: Epic) => epic.referenceLinks.length },
  scenarios: { max: MAX_EPIC_SCENARIOS, count: (epic: Epic) => epic.scenarios.length },
} as const;
export type Kind = keyof typeof KINDS;

/** At or below this number of free places, the text names the number. */
const FEW = 3;

/** Whether an epic holds the maximum of a kind. */
export function isFull(epic: Epic, kind: Kind): boolean {
  return KINDS[kind].count(epic) >= KINDS[kind].max;
}

/** The text about an epic's free places for a kind; undefined while there are plenty. */
export function roomText(epic: Epic, kind: Kind): string | undefined {
  const { max } = KINDS[kind];
  const count = KINDS[kind].count(epic);
  if (count < max - FEW) return undefined;
  return (count < max ? texts.nearly : texts.full)({ count, max, kind: texts.countedKinds[kind] });
}
