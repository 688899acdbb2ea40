import { COLUMNS, type ImportColumn } from '#shared/rules/story_map/importTable.ts';
import * as texts from '#shared/texts/story_map/importFile.ts';
import { Select } from '#web/components/controls/Select.tsx';
import { Toggle } from '#web/components/controls/Toggle.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import styles from './import.module.css';
import type { TableMapping } from './usePlan.ts';

/** Rows that show what a column holds. */
const SHOWN_ROWS = 3;

type Props = {
  rows: readonly (readonly string[])[];
  mapping: TableMapping;
  onChange: (mapping: TableMapping) => void;
};

/** Says for each column of a table what it holds, above its first rows. */
export function Mapping({ rows, mapping, onChange }: Props) {
  const { columns, hasHeading } = mapping;
  const choose = (at: number, column: ImportColumn) =>
    onChange({ ...mapping, columns: columns.map((each, i) => (i === at ? column : each)) });
  const options = COLUMNS.map((column) => [column, texts.columns[column]] as const);
  return (
    <fieldset className={styles['mapping']}>
      <legend>{texts.mapping.title}</legend>
      {/* A table that scrolls has to be reached by the keyboard. */}
      <Box className={styles['scroll']} tabIndex={0} role="group" aria-label={texts.mapping.title}>
        <table>
          <thead>
            <tr>
              {columns.map((column, i) => (
                <th key={i} scope="col">
                  <Select
                    aria-label={texts.mapping.heading({ column: String(i + 1) })}
                    value={column}
                    options={options}
                    onChange={(chosen) => choose(i, chosen)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN_ROWS).map((row, at) => (
              <tr key={at} data-heading={hasHeading && at === 0 ? '' : undefined}>
                {columns.map((_, i) => (
                  <td key={i} dir="auto">
                    {row[i]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      <Toggle checked={hasHeading} onChange={({ target }) => onChange({ ...mapping, hasHeading: target.checked })}>
        {texts.mapping.hasHeading}
      </Toggle>
    </fieldset>
  );
}
