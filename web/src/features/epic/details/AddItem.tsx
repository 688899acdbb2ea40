import { useState } from 'react';
import type { Epic } from '#shared/model/epic/epic.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import { Autocomplete } from '#web/components/input/Autocomplete.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { nothingMatches } from '#web/components/search/nothingMatches.ts';
import { useCutOptions } from '#web/components/search/useCutOptions.tsx';
import type { EpicNames } from '#web/replica/release/useEpicNames.ts';
import { useLoadedDetails, useReferences } from '#web/replica/what/useDetails.ts';
import { type ExploreOption, isTooMuch, offeredTo } from './exploreOptions.ts';

type Props = {
  epic: Epic;
  names: EpicNames;
  /** The Activity of the epic. */
  whatId: string;
  onAdd: (option: ExploreOption) => void;
};

/** The maximum number of matches offered at once. */
const MAX_OFFERED = 100;

/** Offers the items that can be added to an epic, including its Activity's references once loaded. */
export function AddItem({ epic, names, whatId, onAdd }: Props) {
  const [typed, setTyped] = useState('');
  const cut = useCutOptions<ExploreOption>(MAX_OFFERED);
  const { isLoaded } = useLoadedDetails(whatId);
  const references = useReferences(whatId, isLoaded).map(({ name, referenceTypeId: type }) => ({ name, type }));
  return (
    <Autocomplete
      size="small"
      autoHighlight
      options={offeredTo(epic, names, references)}
      value={null}
      inputValue={typed}
      onInputChange={(_event, text, reason) => setTyped(reason === 'selectOption' ? '' : text)}
      {...cut}
      groupBy={({ group }) => texts.groups[group]}
      getOptionKey={({ key }) => key}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(option, other) => option.key === other.key}
      getOptionDisabled={(option) => isTooMuch(epic, option)}
      disableCloseOnSelect
      clearOnBlur
      noOptionsText={typed.trim() === '' ? texts.nothingLeft : nothingMatches(typed)}
      onChange={(_event, option) => {
        if (option !== null) onAdd(option);
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={texts.addItems}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': texts.addItems },
          }}
        />
      )}
    />
  );
}
