import { compareNames } from '#shared/rules/compareNames.ts';
import type { WhatFilter } from '#shared/rules/what/whatFilter.ts';
import * as texts from '#shared/texts/what/filter.ts';
import { useWhos } from '#web/replica/story_map/useMap.ts';
import { Choices } from './Choices.tsx';

/** The Whos of the map. */
export function WhosToShow({ filter }: { filter: WhatFilter }) {
  const choices = [...useWhos().values()].sort((a, b) => compareNames(a.name, b.name));
  return (
    <Choices
      filter={filter}
      part="whoIds"
      choices={choices}
      texts={{ group: texts.whos, find: texts.find, none: texts.noWhos }}
    />
  );
}
