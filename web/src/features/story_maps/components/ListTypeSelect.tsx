import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { ListType } from '#shared/model/limits.ts';
import { storyMapsTexts } from '#shared/texts/storyMaps.ts';
import { listTypesFor } from '../model/listParams.ts';

type Props = { value: ListType; isGlobalViewer: boolean; onChange: (listType: ListType) => void };

/** Chooses which story maps the list shows (rule map.5). */
export function ListTypeSelect({ value, isGlobalViewer, onChange }: Props) {
  return (
    <Select
      size="small"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      inputProps={{ 'aria-label': storyMapsTexts.listTypeLabel }}
      // Wide enough for its longest name: the lists of editors and viewers differ in their last word.
      sx={{ flex: { xs: '1 0 240px', sm: 'none' }, width: { sm: 240 } }}
    >
      {listTypesFor(isGlobalViewer).map((listType) => (
        <MenuItem key={listType} value={listType}>
          {storyMapsTexts.listTypes[listType]}
        </MenuItem>
      ))}
    </Select>
  );
}
