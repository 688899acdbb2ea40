import { useId } from 'react';
import type { Priority } from '#shared/model/company/settings.ts';
import type { MappedField, IssueField } from '#shared/model/integration/fieldMapping.ts';
import type { MappingAccess } from '#shared/rules/integration/mappingAccess.ts';
import { rowGap } from '#shared/rules/integration/mappingRows.ts';
import * as texts from '#shared/texts/integration/fieldMapping.ts';
import { IconButton } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { close } from '#web/components/controls/icons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { Toggle } from '#web/components/controls/Toggle.tsx';
import styles from './mappingRows.module.css';
import { MappingValues } from './MappingValues.tsx';
import { RowSource } from './RowSource.tsx';

type Props = {
  row: MappedField;
  /** The field as Jira has it now; undefined when it is gone. */
  field: IssueField | undefined;
  priorities: readonly Priority[];
  access: MappingAccess;
  /** What the test has found. */
  error: string | undefined;
  onFill: (storydField: MappedField['storydField']) => void;
  onToggleEditable: () => void;
  onRemove: () => void;
};

/** A field of Jira, the field of epics that fills it, and the values of that. */
export function MappedFieldRow({ row, field, priorities, access, error, onFill, onToggleEditable, onRemove }: Props) {
  const titleId = useId();
  const { jiraField, storydField } = row;
  const gap = rowGap(row, field);
  const wrong = error ?? (gap === undefined ? undefined : texts.gaps[gap]);
  return (
    <div role="group" aria-labelledby={titleId} className={styles['row']}>
      <div className={styles['field']}>
        <Text as="h4" id={titleId} style={{ fontWeight: 600 }} dir="auto">
          {jiraField.name}
        </Text>
        <Text look="compact" quiet>
          {[texts.types[jiraField.type], ...(field?.required === true ? [texts.required] : [])].join(', ')}
        </Text>
      </div>
      <div className={styles['source']}>
        {field !== undefined && <RowSource row={row} field={field} onFill={onFill} />}
        {access.toggleEditable && (
          <Toggle inForm checked={row.allowUsersToEdit} onChange={onToggleEditable} title={texts.editableHelp}>
            {texts.editable}
          </Toggle>
        )}
      </div>
      <div className={styles['values']}>
        {field !== undefined && storydField !== null && (
          <MappingValues storydField={storydField} field={field} priorities={priorities} onChange={onFill} />
        )}
        {wrong !== undefined && (
          <Text
            look="compact"
            quiet={error === undefined && gap !== 'field-gone'}
            danger={!(error === undefined && gap !== 'field-gone')}
            dir="auto"
            style={{ overflowWrap: 'anywhere' }}
          >
            {wrong}
          </Text>
        )}
      </div>
      {access.edit && (
        <IconButton
          aria-label={texts.remove({ field: jiraField.name })}
          className={styles['remove']}
          onClick={onRemove}
        >
          <Icon path={close} />
        </IconButton>
      )}
    </div>
  );
}
