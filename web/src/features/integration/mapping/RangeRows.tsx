import type { RangeRow, FieldOption } from '#shared/model/integration/fieldMapping.ts';
import { addRange, changeRangeEnd, removeRange } from '#shared/rules/integration/mappingRanges.ts';
import * as texts from '#shared/texts/integration/fieldMapping.ts';
import { Button, IconButton } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { close } from '#web/components/controls/icons.ts';
import { TextField } from '#web/components/input/TextField.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { OptionSelect } from './OptionSelect.tsx';

type Props = {
  options: readonly FieldOption[];
  rows: readonly RangeRow[];
  onChange: (rows: RangeRow[]) => void;
};

/** The ranges of a number, each with its option. One begins where the one before ends, so there are no gaps. */
export function RangeRows({ options, rows, onChange }: Props) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, alignItems: 'flex-start' }}>
      {rows.map(({ above, below, option }, index) => (
        <Box
          key={index}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
            gap: 2,
            width: '100%',
            alignItems: 'end',
          }}
        >
          <TextField
            type="number"
            label={(index === rows.length - 1 ? texts.to : texts.from)({ number: above })}
            value={below}
            error={below <= above}
            slotProps={{ htmlInput: { min: above, step: 'any' } }}
            onChange={({ target }) => onChange(changeRangeEnd(rows, index, Number(target.value)))}
          />
          <OptionSelect
            label={texts.option}
            options={options}
            value={option}
            onChange={(next) => onChange(rows.map((row, i) => (i === index ? { ...row, option: next } : row)))}
          />
          <IconButton
            aria-label={texts.removeRange({ number: above })}
            disabled={rows.length === 1}
            onClick={() => onChange(removeRange(rows, index))}
          >
            <Icon path={close} />
          </IconButton>
        </Box>
      ))}
      <Button onClick={() => onChange(addRange(rows, options[0]?.id ?? ''))}>{texts.addRange}</Button>
    </Box>
  );
}
