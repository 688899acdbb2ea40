import { type CSSProperties, useContext } from 'react';
import type { Priority } from '#shared/model/company/settings.ts';
import { PrioritiesContext } from '#web/board/selection/boardContext.ts';
import { priorityColor } from '#web/components/field/priorityColor.ts';

type Edge = { priority: Priority | undefined; attributes: { 'data-priority'?: ''; style?: CSSProperties } };

/** The coloured edge of a card with a priority. */
export function usePriorityEdge(priorityId: string | null | undefined): Edge {
  const priority = useContext(PrioritiesContext).get(priorityId ?? '');
  if (priority === undefined) return { priority, attributes: {} };
  return {
    priority,
    attributes: { 'data-priority': '', style: { '--priority': priorityColor(priority) } as CSSProperties },
  };
}
