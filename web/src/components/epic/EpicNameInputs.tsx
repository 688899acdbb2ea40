import { type KeyboardEvent, type Ref, useMemo } from 'react';
import { EPIC_TYPES, type EpicObjectType } from '#shared/model/epic/epic.ts';
import { compareNames } from '#shared/rules/compareNames.ts';
import type { WantedName } from '#shared/rules/epic/epicNames.ts';
import * as releaseWhatTexts from '#shared/texts/release/releaseWhat.ts';
import { isTypingEnd } from '#web/base/browser/keys.ts';
import { Autocomplete } from '#web/components/input/Autocomplete.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { MenuItem } from '#web/components/menu/MenuItem.tsx';
import { nothingMatches } from '#web/components/search/nothingMatches.ts';
import { useCutOptions } from '#web/components/search/useCutOptions.tsx';
import { epicKindName } from './epicKind.ts';
import { type EpicType, type Nameable, type NameOption, type Naming, optionsOf } from './naming.ts';

const texts = releaseWhatTexts.naming;

type Props = {
  value: Naming;
  onChange: (value: Naming) => void;
  /** What can name it, and why a name is taken, if so. */
  nameable: { known: Nameable; takenBy: (wanted: WantedName) => string | undefined };
  /** The error of the name; `isWrong` alone where a toast tells it. */
  problem: string | undefined;
  isWrong?: boolean;
  /** What to say when there are no Whos; by default that the story map has none. */
  noWhos?: string;
  /** Called for Enter in the name field, after a choice. */
  onEnter?: () => void;
  field?: Ref<HTMLInputElement>;
};

/**
 * The kind and the name of an epic: a text, or an existing entity, or (except for Whos) a new one. Entities that name
 * another epic cannot be chosen (rules epic.1, epic.2).
 */
export function EpicNameInputs({
  value,
  onChange,
  nameable,
  problem,
  isWrong = problem !== undefined,
  noWhos = texts.noWhos,
  onEnter,
  field,
}: Props) {
  return (
    <>
      <TextField
        select
        size="small"
        label={texts.kind}
        value={value.type}
        onChange={({ target }) => onChange({ type: target.value as EpicType, text: '', id: null })}
        sx={{ flex: '0 0 112px', width: 'auto' }}
      >
        {EPIC_TYPES.map((type) => (
          <MenuItem key={type} value={type}>
            {epicKindName(type)}
          </MenuItem>
        ))}
      </TextField>
      {value.type === 'free_text' ? (
        <TextField
          size="small"
          label={texts.text}
          value={value.text}
          onChange={({ target }) => onChange({ ...value, text: target.value })}
          onKeyDown={(event) => event.key === 'Enter' && enter(event, onEnter)}
          error={isWrong}
          helperText={problem}
          inputRef={field}
          sx={grows}
          slotProps={{ htmlInput: { autoComplete: 'off', dir: 'auto' }, formHelperText: { role: 'alert' } }}
        />
      ) : (
        <EntityField
          // Each kind has its own list.
          key={value.type}
          value={{ ...value, type: value.type }}
          onChange={onChange}
          nameable={nameable}
          problem={problem}
          isWrong={isWrong}
          noWhos={noWhos}
          {...(onEnter && { onEnter })}
          {...(field !== undefined && { field })}
        />
      )}
    </>
  );
}

/** The maximum number of matches offered at once. */
const MAX_OFFERED = 50;

function EntityField({
  value,
  onChange,
  nameable: { known, takenBy },
  problem,
  isWrong,
  noWhos,
  onEnter,
  field,
}: Props & { isWrong: boolean; value: Naming & { type: EpicObjectType } }) {
  const { type, text, id } = value;
  const cut = useCutOptions<NameOption>(MAX_OFFERED);
  const options = useMemo(() => optionsOf(type, known).sort((a, b) => compareNames(a.name, b.name)), [type, known]);
  const isTaken = (option: NameOption) => takenBy({ object: { type, id: option.id }, text: option.name }) !== undefined;
  return (
    <Autocomplete<NameOption, false, false, true>
      size="small"
      // A new Who cannot be created here; a new explore item can.
      freeSolo
      autoHighlight={type === 'who'}
      options={options}
      value={options.find((option) => option.id === id) ?? null}
      inputValue={text}
      onInputChange={(_event, typed, reason) => reason !== 'reset' && onChange({ type, text: typed, id: null })}
      onChange={(_event, next) => {
        if (next !== null && typeof next !== 'string') onChange({ type, text: next.name, id: next.id });
      }}
      {...cut}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      getOptionDisabled={isTaken}
      isOptionEqualToValue={(option, other) => typeof other !== 'string' && option.id === other.id}
      noOptionsText={nothingMatches(text)}
      onKeyDown={(event) => {
        const isChoosing = event.currentTarget.querySelector('[aria-activedescendant]:not([aria-activedescendant=""])');
        if (event.key === 'Enter' && isChoosing === null) enter(event, onEnter);
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={type === 'who' ? texts.who : texts.item}
          error={isWrong}
          helperText={problem ?? (type === 'who' && options.length === 0 ? noWhos : undefined)}
          inputRef={field}
          slotProps={{ ...params.slotProps, formHelperText: { role: 'alert' } }}
        />
      )}
      sx={grows}
    />
  );
}

function enter(event: KeyboardEvent, onEnter: (() => void) | undefined): void {
  if (onEnter === undefined || isTypingEnd(event)) return;
  event.preventDefault();
  onEnter();
}

const grows = { flex: '1 1 200px', minWidth: 0 } as const;
