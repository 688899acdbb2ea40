import type { WhatFilter } from '#shared/rules/what/whatFilter.ts';
import { NOTHING } from '../select/Selection.ts';
import type { BoardActions } from '../selection/actions.ts';

/** Sets the filter of a map. Cards that it hides are neither selected nor the active one any more. */
export function setFilter({ ui }: BoardActions, filter: WhatFilter): void {
  ui.set({ filter, ...(filter.hides && { chosen: false, selected: NOTHING }) });
}
