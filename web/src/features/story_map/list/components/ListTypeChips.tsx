import type { ListType } from '#shared/model/limits.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { ChipLinks } from '#web/components/chips/ChipLinks.tsx';
import { listTypesFor, writeListParams } from '../model/listParams.ts';

/** Chooses the type of the list (rule map.5). */
export function ListTypeChips({ open, isGlobalViewer }: { open: ListType; isGlobalViewer: boolean }) {
  return (
    <ChipLinks
      label={storyMapsTexts.listTypeLabel}
      open={open}
      chips={listTypesFor(isGlobalViewer).map((listType) => ({
        key: listType,
        to: { search: writeListParams({ listType, page: 1 }).toString() },
        label: storyMapsTexts.listTypes[listType],
      }))}
    />
  );
}
