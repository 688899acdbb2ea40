import type { CallInput } from '#shared/contract/registry.ts';
import { type Epic, EXPLORE_TYPES, type ExploreType } from '#shared/model/epic/epic.ts';
import { isSameReference } from '#shared/model/references.ts';
import type { ReferenceLink } from '#shared/model/what/details.ts';
import { compareNames } from '#shared/rules/compareNames.ts';
import { epicSizeError } from '#shared/rules/epic/epics.ts';
import { type EpicNames, epicWho } from '#web/replica/release/useEpicNames.ts';

/** The groups of items that an epic can hold, in display order. */
export const GROUPS = [...EXPLORE_TYPES, 'reference', 'who'] as const;
type Group = ExploreType | 'reference' | 'who';

/** An item that an epic holds or can hold: an explore item, a Who, or a reference of its Activity. */
export type ExploreOption = {
  /** Unique among all options. */
  key: string;
  group: Group;
  name: string;
  /** True when the Who was deleted (rule epic.6). */
  isDeleted?: true;
} & ({ id: string; reference?: undefined } | { id?: undefined; reference: ReferenceLink });

type Links = NonNullable<CallInput<'change_epic_links'>['add']>;

/** An option as an entry of the lists to add it to or remove it from. */
export function linksOf({ id, group, reference }: ExploreOption): Links {
  if (reference !== undefined) return { referenceLinks: [reference] };
  return group === 'who' ? { whos: [id] } : { explore_objects: [id] };
}

const whoOption = (id: string, names: EpicNames): ExploreOption => {
  const { name, isDeleted } = epicWho(names, id);
  return { key: id, id, group: 'who', name, ...(isDeleted && { isDeleted }) };
};
const referenceOption = (reference: ReferenceLink): ExploreOption => ({
  key: JSON.stringify([reference.name, reference.type]),
  group: 'reference',
  name: reference.name,
  reference,
});

/** The items of an epic, by group and name, including deleted Whos. */
export function chosenIn(epic: Epic, names: EpicNames): ExploreOption[] {
  const items = epic.explore_objects.flatMap((id): ExploreOption[] => {
    const item = names.items.get(id);
    return item === undefined ? [] : [{ key: id, id, group: item.exploreType, name: item.name }];
  });
  return inOrder([
    ...items,
    ...epic.referenceLinks.map(referenceOption),
    ...epic.whos.map((id) => whoOption(id, names)),
  ]);
}

/**
 * The items that can be added to an epic: no item can be chosen twice (rule epic.9).
 * @param references those of its Activity
 */
export function offeredTo(epic: Epic, names: EpicNames, references: readonly ReferenceLink[]): ExploreOption[] {
  const items = [...names.items.values()]
    .filter(({ id }) => !epic.explore_objects.includes(id))
    .map(({ id, name, exploreType }): ExploreOption => ({ key: id, id, group: exploreType, name }));
  const others = references.filter((one) => !epic.referenceLinks.some((link) => isSameReference(link, one)));
  const whos = [...names.whos.keys()].filter((id) => !epic.whos.includes(id)).map((id) => whoOption(id, names));
  return inOrder([...items, ...others.map(referenceOption), ...whos]);
}

/** Whether adding an option would exceed the limits of an epic (rule epic.13). */
export function isTooMuch(epic: Epic, option: ExploreOption): boolean {
  const { explore_objects = [], whos = [], referenceLinks = [] } = linksOf(option);
  const more = {
    ...epic,
    explore_objects: [...epic.explore_objects, ...explore_objects],
    whos: [...epic.whos, ...whos],
    referenceLinks: [...epic.referenceLinks, ...referenceLinks],
  };
  return epicSizeError(more) !== undefined;
}

function inOrder(options: ExploreOption[]): ExploreOption[] {
  return options.sort(
    (a, b) =>
      GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || compareNames(a.name, b.name) || (a.key < b.key ? -1 : 1),
  );
}
