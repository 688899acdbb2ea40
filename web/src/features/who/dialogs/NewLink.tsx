import { type ReactNode, useState } from 'react';
import type { LinkType } from '#shared/model/company/settings.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { FieldError } from '#web/components/field/FieldError.tsx';
import { LinkTypeField } from '#web/components/field/LinkTypeField.tsx';
import { Autocomplete } from '#web/components/input/Autocomplete.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { nothingMatches } from '#web/components/search/nothingMatches.ts';
import { useCutOptions } from '#web/components/search/useCutOptions.tsx';

export type End = { id: string; name: string; detail?: string };
type Props = {
  /** The labels of the two fields: the other end and the link type. */
  label: string;
  typeLabel: string;
  /** The possible link ends, without those already linked. */
  ends: readonly End[];
  types: readonly LinkType[];
  onLink: (id: string, linkTypeId: string, done: () => void) => void;
  isLinking: boolean;
  problem: string | undefined;
  /** Shows details of the chosen end. */
  about?: (id: string) => ReactNode;
};

/** The maximum number of matches offered at once. */
const MAX_OFFERED = 50;

/** Links a Who to another entity of the map; the other end and the type are both required (rules who.13, who.15). */
export function NewLink({ label, typeLabel, ends, types, onLink, isLinking, problem, about }: Props) {
  const [id, setId] = useState<string | null>(null);
  const [linkTypeId, setLinkTypeId] = useState('');
  const [typed, setTyped] = useState('');
  const cut = useCutOptions<End>(MAX_OFFERED);
  // A colleague may have linked or deleted it meanwhile.
  const end = ends.find((other) => other.id === id) ?? null;
  const link = () => {
    if (end !== null && linkTypeId !== '' && !isLinking) onLink(end.id, linkTypeId, () => setId(null));
  };
  return (
    <Box sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
        <Autocomplete
          size="small"
          options={ends}
          value={end}
          {...cut}
          onChange={(_event, next) => setId(next?.id ?? null)}
          getOptionKey={(option) => option.id}
          getOptionLabel={({ name }) => name}
          isOptionEqualToValue={(option, value) => option.id === value.id}
          onInputChange={(_event, text) => setTyped(text)}
          noOptionsText={typed.trim() === '' ? whoTexts.links.noOption : nothingMatches(typed)}
          renderInput={(params) => <TextField {...params} label={label} />}
          renderOption={({ key, ...props }, { name, detail }) => (
            <Box
              component="li"
              key={key}
              {...props}
              sx={{
                display: 'block !important',
                overflowWrap: 'anywhere',
                '& > small': { display: 'block', color: 'text.secondary' },
              }}
            >
              <span dir="auto">{name}</span>
              {detail !== undefined && <small dir="auto">{detail}</small>}
            </Box>
          )}
          sx={{ flex: '2 1 200px', minWidth: 0 }}
        />
        <LinkTypeField label={typeLabel} value={linkTypeId} onChange={setLinkTypeId} types={types} />
        <Button variant="outlined" disabled={end === null || linkTypeId === ''} busy={isLinking} onClick={link}>
          {whoTexts.links.add}
        </Button>
      </Box>
      {end !== null && about?.(end.id)}
      <FieldError text={problem} />
    </Box>
  );
}
