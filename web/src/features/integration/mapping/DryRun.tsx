import type { MappedField, IssueField } from '#shared/model/integration/fieldMapping.ts';
import { dryRun, type DryRunLine, type DryRunSource, unsentFields } from '#shared/rules/integration/dryRun.ts';
import type { ExportedEpic } from '#shared/rules/integration/epicExport.ts';
import { epicFieldTexts } from '#shared/texts/epic/epicFields.ts';
import * as texts from '#shared/texts/integration/epicExportDialog.ts';
import * as fieldMappingTexts from '#shared/texts/integration/fieldMapping.ts';
import { mappingErrorTexts } from '#shared/texts/integration/mappingErrors.ts';
import * as mappingTargetTexts from '#shared/texts/integration/mappingTarget.ts';
import { fillParts } from '#shared/texts/withParts.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import type { Target } from './useMappingDraft.ts';

type Props = {
  target: Target;
  epic: ExportedEpic;
  rows: readonly MappedField[];
  fields: readonly IssueField[];
  /** What a test or an export has found, by the ids of fields. */
  found: Readonly<Record<string, string>>;
};

const columns = { xs: '1fr', sm: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 3fr)' };

/** The issue as an export would create it, beside the epic: field by field where its value comes from, or why not. */
export function DryRun({ target: { selectedProject, selectedIssueType }, epic, rows, fields, found }: Props) {
  const lines = dryRun(epic, rows, fields);
  const unsent = unsentFields(epic, rows).map((key) => epicFieldTexts[key]);
  const fixed = [
    [mappingTargetTexts.project, mappingTargetTexts.projectOption(selectedProject)],
    [mappingTargetTexts.issueType, selectedIssueType.name],
  ] as const;
  return (
    <Box component="section" aria-label={texts.dryRun} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Text as="h3" look="subtitle">
        {texts.dryRun}
      </Text>
      <Text look="compact" quiet>
        {texts.dryRunHelp}
      </Text>
      <Box
        role="table"
        aria-label={texts.dryRun}
        sx={{ border: '1px solid var(--storyd-border)', borderRadius: 'var(--storyd-radius)' }}
      >
        <Box role="row" sx={{ ...rowBox, display: { xs: 'none', sm: 'grid' }, color: 'text.secondary' }}>
          {[texts.field, texts.from, texts.value].map((text) => (
            <Text key={text} role="columnheader" look="compact">
              {text}
            </Text>
          ))}
        </Box>
        {fixed.map(([name, value]) => (
          <Box key={name} role="row" sx={rowBox}>
            <Name>{name}</Name>
            <Cell />
            <Cell>{value}</Cell>
          </Box>
        ))}
        {lines.map((line) => (
          <Line key={line.id} line={line} found={found[line.id]} />
        ))}
      </Box>
      {unsent.length > 0 && (
        <Text look="compact" quiet>
          {texts.unsent({ fields: unsent.join(', ') })}
        </Text>
      )}
    </Box>
  );
}

const rowBox = {
  display: 'grid',
  gridTemplateColumns: columns,
  gap: { xs: 1, sm: 4 },
  px: 3,
  py: 2,
  '&:not(:last-of-type)': { borderBottom: '1px solid var(--storyd-border)' },
} as const;

function Line({ line: { name, required, sources, outcome }, found }: { line: DryRunLine; found: string | undefined }) {
  const error =
    found ??
    (outcome.kind === 'error' ? fillParts(mappingErrorTexts[outcome.error.code], outcome.error.values) : undefined);
  return (
    <Box role="row" sx={rowBox}>
      <Name>
        {name}
        {required && (
          <Text as="span" look="compact" quiet>
            {` (${fieldMappingTexts.required})`}
          </Text>
        )}
      </Name>
      <Box role="cell">
        {sources.length === 0 ? <Quiet>{texts.required}</Quiet> : sources.map((one, i) => <Source key={i} of={one} />)}
      </Box>
      <Box role="cell" dir="auto" sx={error === undefined ? valueBox : { ...valueBox, color: 'error.main' }}>
        {error ?? <Outcome outcome={outcome} />}
      </Box>
    </Box>
  );
}

const textBox = { minWidth: 0, typography: 'body2', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
/** On a phone it stands below its source. */
const valueBox = { ...textBox, '&::before': { content: { xs: '"→ "', sm: 'none' } } } as const;

function Source({ of: { key, type, lines } }: { of: DryRunSource }) {
  const field = epicFieldTexts[key];
  return (
    <Box sx={textBox}>
      <Quiet>{type === 'direct' ? field : texts.source({ field, how: fieldMappingTexts.mappings[type] })}</Quiet>
      {type !== 'direct' && <span dir="auto">{lines.join('\n')}</span>}
    </Box>
  );
}

function Outcome({ outcome }: { outcome: DryRunLine['outcome'] }) {
  if (outcome.kind === 'value') return outcome.text;
  return <Quiet>{outcome.kind === 'search' ? texts.search(outcome) : texts.nothing}</Quiet>;
}

function Quiet({ children }: { children: string }) {
  return (
    <Text look="compact" quiet>
      {children}
    </Text>
  );
}

function Name({ children }: { children: React.ReactNode }) {
  return (
    <Text role="rowheader" look="compact" style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {children}
    </Text>
  );
}

function Cell({ children }: { children?: string }) {
  return (
    <Text role="cell" look="compact" style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Text>
  );
}
