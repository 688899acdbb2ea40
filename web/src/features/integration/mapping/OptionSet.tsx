import type { Priority } from '#shared/model/company/settings.ts';
import type { FieldOption } from '#shared/model/integration/fieldMapping.ts';
import * as texts from '#shared/texts/integration/fieldMapping.ts';
import { Box } from '#web/components/layout/Box.tsx';
import { OptionSelect } from './OptionSelect.tsx';

type Props = {
  options: readonly FieldOption[];
  priorities: readonly Priority[];
  /** Ids of options by ids of priorities. */
  optionMap: Readonly<Record<string, string>>;
  onChange: (optionMap: Record<string, string>) => void;
};

/** An option for each priority of the company. */
export function OptionSet({ options, priorities, optionMap, onChange }: Props) {
  const set = (priority: string, option: string) => {
    const { [priority]: _old, ...others } = optionMap;
    onChange(option === '' ? others : { ...others, [priority]: option });
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 3 }}>
      {priorities.map(({ id, name }) => (
        <OptionSelect
          key={id}
          label={texts.optionFor({ name })}
          options={options}
          value={optionMap[id] ?? ''}
          optional
          onChange={(option) => set(id, option)}
        />
      ))}
    </Box>
  );
}
