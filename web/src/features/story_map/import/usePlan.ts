import { useMemo, useState } from 'react';
import type { Settings } from '#shared/model/company/settings.ts';
import { planOfMapFile, planOfOutline } from '#shared/rules/story_map/importMapFile.ts';
import type { ImportLine } from '#shared/rules/story_map/importPlan.ts';
import { importSettings } from '#shared/rules/story_map/importSettings.ts';
import {
  columnsByHeading,
  columnsByPlace,
  type ImportColumn,
  planOfTable,
} from '#shared/rules/story_map/importTable.ts';
import type { Source } from './readSource.ts';

/** What the columns of a table hold, and whether its first row says so. */
export type TableMapping = { columns: ImportColumn[]; hasHeading: boolean };

/** What is imported of a source: the mapping of its columns, which can be changed, and its lines. */
export function usePlan(source: Source, settings: Settings | undefined) {
  const [mapping, setMapping] = useState<TableMapping>(() => guessed(source));
  const [linkTypeId, setLinkTypeId] = useState<string>();
  const known = useMemo(() => settings && importSettings(settings, linkTypeId), [settings, linkTypeId]);
  const lines = useMemo<ImportLine[]>(() => {
    if (known === undefined) return [];
    if (source.kind === 'map') return planOfMapFile(source.file, known);
    if (source.kind === 'outline') return planOfOutline(source.cards);
    const skipped = mapping.hasHeading ? 1 : 0;
    return planOfTable(source.rows.slice(skipped), mapping.columns, known, skipped + 1);
  }, [source, mapping, known]);
  return { mapping, setMapping, settings: known, setLinkTypeId, lines };
}

function guessed(source: Source): TableMapping {
  if (source.kind !== 'table') return { columns: [], hasHeading: false };
  const [first = []] = source.rows;
  const width = Math.max(...source.rows.map((row) => row.length));
  const row = Array.from({ length: width }, (_, i) => first[i] ?? '');
  const byHeading = columnsByHeading(row);
  return byHeading === undefined
    ? { columns: columnsByPlace(row), hasHeading: false }
    : { columns: byHeading, hasHeading: true };
}
