import type { ReactNode } from 'react';
import type { Priority } from '#shared/model/company/settings.ts';
import { newId } from '#shared/model/ids.ts';
import type { IssueField } from '#shared/model/integration/fieldMapping.ts';
import { isRowOpen, type MappingAccess } from '#shared/rules/integration/mappingAccess.ts';
import type { DraftAction, MappingDraft } from '#shared/rules/integration/mappingDraft.ts';
import { addableFields, newRow, unfillableFields } from '#shared/rules/integration/mappingRows.ts';
import * as texts from '#shared/texts/integration/fieldMapping.ts';
import { otherKinds } from '#shared/texts/integration/mappingErrors.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { AddField } from './AddField.tsx';
import { MappedFieldRow } from './MappedFieldRow.tsx';
import styles from './mappingRows.module.css';

type Props = {
  draft: MappingDraft;
  act: (action: DraftAction) => void;
  fields: readonly IssueField[];
  /** The required ones that no row fills. */
  missing: readonly IssueField[];
  priorities: readonly Priority[];
  access: MappingAccess;
  /** What else can be done with all of them. */
  action?: ReactNode;
};

/** The rows of a mapping, one for each added field. */
export function MappingRows({ draft: { rows, test }, act, fields, missing, priorities, access, action }: Props) {
  const byId = new Map(fields.map((field) => [field.id, field]));
  // The others stand in the issue as it will be.
  const shown = rows.filter((row) => isRowOpen(access, row));
  const others = unfillableFields(fields);
  const errors = test.state === 'failure' ? test.errors : {};
  if (!access.edit && shown.length === 0 && others.length === 0) return null;
  return (
    <Box component="section" aria-label={texts.jiraFields} sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Text as="h3" look="subtitle" style={{ flex: 1 }}>
          {texts.jiraFields}
        </Text>
        {access.edit && rows.length > 1 && <Button onClick={() => act({ do: 'clear' })}>{texts.removeAll}</Button>}
        {action}
      </Box>
      {shown.length > 0 && (
        <div className={styles['table']}>
          <div aria-hidden className={styles['head']}>
            {[texts.columns.field, texts.columns.source, texts.columns.values].map((title) => (
              <Text key={title} as="span" look="compact" quiet>
                {title}
              </Text>
            ))}
          </div>
          {shown.map((row) => (
            <MappedFieldRow
              key={row.uid}
              row={row}
              field={byId.get(row.jiraField.id)}
              priorities={priorities}
              access={access}
              error={errors[row.jiraField.id]}
              onFill={(storydField) => act({ do: 'fill', uid: row.uid, storydField })}
              onToggleEditable={() => act({ do: 'toggle-editable', uid: row.uid })}
              onRemove={() => act({ do: 'remove', uid: row.uid })}
            />
          ))}
        </div>
      )}
      {access.edit && (
        <AddField
          fields={addableFields(fields, rows)}
          onAdd={(added) => act({ do: 'add', rows: added.map((field) => newRow(newId(), field)) })}
        />
      )}
      {others.length > 0 && (
        <Text danger role="status">
          {texts.unfillable({
            fields: others
              .map(({ name, kind = 'unknown' }) => texts.unfillableField({ name, kind: otherKinds[kind] }))
              .join(', '),
          })}
        </Text>
      )}
      {missing.length > 0 && (
        <Text danger role="status">
          {texts.missing({ fields: missing.map(({ name }) => name).join(', ') })}
        </Text>
      )}
    </Box>
  );
}
