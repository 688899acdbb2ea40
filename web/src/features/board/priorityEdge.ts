import { type CSSProperties, useContext } from 'react';
import type { Priority } from '#shared/model/settings.ts';
import { PrioritiesContext } from '#web/map/selection/boardContext.ts';

type Edge = { priority: Priority | undefined; attributes: { 'data-priority'?: ''; style?: CSSProperties } };

/**
 * The coloured edge of a card with a priority. The dark theme lightens custom colours so that users can tell them
 * apart.
 */
export function usePriorityEdge(priorityId: string | null | undefined): Edge {
  const priority = useContext(PrioritiesContext).get(priorityId ?? '');
  if (priority === undefined) return { priority, attributes: {} };
  const { color } = priority;
  return {
    priority,
    attributes: {
      'data-priority': '',
      style: { '--priority': `light-dark(${color}, color-mix(in oklab, ${color}, white 35%))` } as CSSProperties,
    },
  };
}
