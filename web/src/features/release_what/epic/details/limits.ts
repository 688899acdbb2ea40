import type { Epic } from '#shared/model/epic.ts';
import {
  MAX_EPIC_EXPLORE_OBJECTS,
  MAX_EPIC_REFERENCES,
  MAX_EPIC_SCENARIOS,
  MAX_EPIC_WHOS,
} from '#shared/model/limits.ts';
import { usedExploreObjects } from '#shared/rules/epics.ts';
import { epicCardTexts as texts } from '#shared/texts/epicCard.ts';
import { fill } from '#shared/texts/fill.ts';

/** What an epic holds of each kind, and how much of it it can hold (rule epic.13). */
const KINDS = {
  items: { max: MAX_EPIC_EXPLORE_OBJECTS, count: (epic: Epic) => usedExploreObjects(epic).length },
  whos: { max: MAX_EPIC_WHOS, count: (epic: Epic) => epic.whos.length },
  references: { max: MAX_EPIC_REFERENCES, count: (epic: Epic) => epic.referenceLinks.length },
  scenarios: { max: MAX_EPIC_SCENARIOS, count: (epic: Epic) => epic.scenarios.length },
} as const;
export type Kind = keyof typeof KINDS;

/** With so few places left it is told how many there are. */
const FEW = 3;

/** Whether an epic holds as much of a kind as it can. */
export function isFull(epic: Epic, kind: Kind): boolean {
  return KINDS[kind].count(epic) >= KINDS[kind].max;
}

/** What is said of an epic's room for a kind: nothing while there is plenty. */
export function roomText(epic: Epic, kind: Kind): string | undefined {
  const { max } = KINDS[kind];
  const count = KINDS[kind].count(epic);
  if (count < max - FEW) return undefined;
  return fill(count < max ? texts.nearly : texts.full, { count, max, kind: texts.countedKinds[kind] });
}
