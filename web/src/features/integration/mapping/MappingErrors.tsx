import { useEffect, useId, useRef } from 'react';
import type { IssueField } from '#shared/model/integration/fieldMapping.ts';
import type { MappingDraft } from '#shared/rules/integration/mappingDraft.ts';
import * as texts from '#shared/texts/integration/fieldMapping.ts';
import { Alert, AlertTitle } from '#web/components/controls/Alert.tsx';
import { Box } from '#web/components/layout/Box.tsx';

type Props = { draft: MappingDraft; fields: readonly IssueField[] };

/** What a test or an export has found, field by field. It takes the focus, so that nobody has to look for it. */
export function MappingErrors({ draft: { test, rows }, fields }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const failure = test.state === 'failure' ? test : undefined;
  useEffect(() => {
    if (failure !== undefined) ref.current?.focus();
  }, [failure]);
  if (failure === undefined) return null;
  const nameOf = (id: string) =>
    fields.find((field) => field.id === id)?.name ??
    rows.find(({ jiraField }) => jiraField.id === id)?.jiraField.name ??
    id;
  const errors = Object.entries(failure.errors);
  return (
    <Alert role="alert" ref={ref} severity="error" tabIndex={-1} aria-labelledby={titleId} style={belowBar}>
      <AlertTitle id={titleId}>{errors.length === 0 ? failure.message : texts.errors}</AlertTitle>
      {errors.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 4, overflowWrap: 'anywhere' }}>
          {errors.map(([id, error]) => (
            <li key={id} dir="auto">
              {texts.fieldError({ field: nameOf(id), error })}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}

/** The bar of the dialog stays in view and must not cover it. */
const belowBar = { scrollMarginTop: 120 } as const;
