import type { ListType } from '#shared/model/limits.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { Select } from '#web/components/controls/Select.tsx';
import { listTypesFor } from '../model/listParams.ts';
import styles from './listType.module.css';

type Props = { value: ListType; isGlobalViewer: boolean; onChange: (listType: ListType) => void };

/** Chooses the type of the list (rule map.5). */
export function ListTypeSelect({ value, isGlobalViewer, onChange }: Props) {
  return (
    <Select
      aria-label={storyMapsTexts.listTypeLabel}
      value={value}
      onChange={onChange}
      options={listTypesFor(isGlobalViewer).map((listType) => [listType, storyMapsTexts.listTypes[listType]] as const)}
      className={styles['select']}
    />
  );
}
