import { orderedPriorities } from '#shared/rules/company/priorities.ts';
import type { WhatFilter } from '#shared/rules/what/whatFilter.ts';
import * as texts from '#shared/texts/what/filter.ts';
import { priorityColor } from '#web/components/field/priorityColor.ts';
import { useSettings } from '#web/replica/company/useSettings.ts';
import { Choices } from './Choices.tsx';

/** The company's priorities with the colours of their edges: the active ones, and those that are chosen. */
export function PrioritiesToShow({ filter }: { filter: WhatFilter }) {
  const { data } = useSettings();
  const choices = (data === undefined ? [] : orderedPriorities(data))
    .filter(({ id, active }) => active || filter.priorityIds.includes(id))
    .map((priority) => ({ id: priority.id, name: priority.name, color: priorityColor(priority) }));
  return (
    <Choices
      filter={filter}
      part="priorityIds"
      choices={choices}
      texts={{ group: texts.priority, none: data === undefined ? texts.loading : texts.noPriorities }}
    />
  );
}
