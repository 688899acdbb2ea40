import { bestMatches } from '#shared/rules/bestMatches.ts';
import { offeredPriorities } from '#shared/rules/company/priorities.ts';
import * as texts from '#shared/texts/what/quickChanges.ts';
import { priorityColor } from '#web/components/field/priorityColor.ts';
import { QuickPick } from '#web/components/search/QuickPick.tsx';
import { useSettings } from '#web/replica/company/useSettings.ts';
import type { PickProps } from './pickProps.ts';
import { markOf, setPriority } from './quickChanges.ts';

const NONE = '';

/** Picks the priority of cards, in the company's order (rule company.12). */
export function PriorityPick({ actions, cards, typed, onType, onDone }: PickProps) {
  const { data: settings } = useSettings();
  const offered = settings === undefined ? [] : offeredPriorities(settings, null);
  const all = [
    ...offered.map((priority) => ({ ...priority, text: priority.name, color: priorityColor(priority) })),
    { id: NONE, text: texts.noPriority, color: 'transparent' },
  ];
  const options = bestMatches(all, typed, ({ text }) => text).map((option) => ({
    ...option,
    mark: markOf({ actions, cards }, ({ priorityId }) => (priorityId ?? NONE) === option.id),
  }));
  const choose = (id: string) =>
    onDone(setPriority({ actions, cards }, offered.find((priority) => priority.id === id) ?? null), false);
  return (
    <QuickPick
      label={texts.placeholders.priority}
      list={texts.choices}
      typed={typed}
      onType={onType}
      single
      options={options}
      onChoose={choose}
    />
  );
}
