import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Priority } from '#shared/model/company/settings.ts';
import { newId } from '#shared/model/ids.ts';
import type { ExportData, SavedMapping, IssueField } from '#shared/model/integration/fieldMapping.ts';
import type { Integration } from '#shared/model/integration/integration.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import { mappingAccess, type MappingContext } from '#shared/rules/integration/mappingAccess.ts';
import type { DraftAction, MappingDraft } from '#shared/rules/integration/mappingDraft.ts';
import { firstRows, missingFields, rowGap } from '#shared/rules/integration/mappingRows.ts';
import * as texts from '#shared/texts/integration/fieldMapping.ts';
import * as mappingTexts from '#shared/texts/integration/mapping.ts';
import { callKey } from '#web/base/api/queries.ts';
import { useToasts } from '#web/base/toasts.ts';
import { KeepOrTake } from '#web/components/conflict/KeepOrTake.tsx';
import { Button } from '#web/components/controls/Button.tsx';
import { messageOf } from '#web/components/dialog/failure.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { OfferedText } from '#web/components/field/OfferedText.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { DisabledReason } from '#web/components/page/DisabledReason.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { ClearMapping } from './ClearMapping.tsx';
import { CompletesEpics } from './CompletesEpics.tsx';
import { mappingConflict, textOfMapping } from './mappingConflict.ts';
import { MappingErrors } from './MappingErrors.tsx';
import { MappingRows } from './MappingRows.tsx';
import { useKeptMapping } from './useKeptMapping.ts';
import { type EpicInfo, type Target, useMappingDraft } from './useMappingDraft.ts';

const CopyMappingDialog = lazyDialog(() => import('./CopyMappingDialog.tsx').then((file) => file.CopyMappingDialog));

/** A draft as an export sees it. */
export type ShownDraft = {
  draft: MappingDraft;
  fields: readonly IssueField[];
  exportData: ExportData | undefined;
  fail: (message: string, errors?: Readonly<Record<string, string>>) => void;
};

export type EditorProps = {
  context: MappingContext;
  integration: Integration;
  /** Where the buttons are. */
  buttons: HTMLElement | null;
  /** Called when something is changed, with what forgets the changes, and with null once there are none. */
  onDirty?: ((forget: (() => void) | null) => void) | undefined;
  /** The epic that is exported; undefined for administrators. */
  info?: EpicInfo | undefined;
  /** What an export adds below the rows, and to the buttons. */
  below?: ((shown: ShownDraft) => ReactNode) | undefined;
  action?: ((shown: ShownDraft) => ReactNode) | undefined;
};

type Props = EditorProps & {
  target: Target;
  fields: readonly IssueField[];
  saved: SavedMapping | null;
  priorities: readonly Priority[];
};

/**
 * A mapping, which is kept here until it is saved. Only what has been tested as it is can be saved, copied and exported
 * (rules mapping.10, mapping.11).
 */
export function MappingEditor(props: Props) {
  const { context, integration, target, fields, saved, priorities, buttons, onDirty, info, below, action } = props;
  const access = mappingAccess(context, integration.allowUsersToWrite);
  const [version, setVersion] = useState(saved?.version ?? 0);
  const [isCopying, setCopying] = useState(false);
  const cache = useQueryClient();
  const toasts = useToasts();
  const save = useCommand('save_field_mapping');
  const conflict = mappingConflict(save.error);
  const beginWith = (mapping: SavedMapping | null) => ({
    rows: mapping?.addedJiraFields ?? firstRows(fields, newId),
    completesEpics: mapping?.completesEpics === true,
  });
  const { draft, act, exportData, test, fail } = useMappingDraft(integration.id, target, () => beginWith(saved), info);
  const kept = useKeptMapping(integration.id, access.save ? target : undefined);
  const [isChanged, setIsChanged] = useState(false);
  const keep = useEffectEvent(kept.keep);
  const { rows, completesEpics } = draft;
  useEffect(() => {
    if (isChanged) keep({ rows, completesEpics }, version);
  }, [isChanged, rows, completesEpics, version]);
  const setChanged = (next: boolean) => {
    setIsChanged(next);
    if (!next) kept.forget();
    onDirty?.(next ? kept.forget : null);
  };
  const change = (next: DraftAction) => {
    act(next);
    if (next.do !== 'clear-errors') setChanged(true);
    // The choice between a colleague's mapping and this one stays to be made.
    if (conflict === undefined) save.reset();
  };
  const byId = new Map(fields.map((field) => [field.id, field]));
  const missing = missingFields(fields, rows);
  const isWhole =
    rows.length > 0 &&
    missing.length === 0 &&
    rows.every((row) => rowGap(row, byId.get(row.jiraField.id)) === undefined);
  const mapping = exportData && { ...exportData, completesEpics };
  const submit = () => {
    if (mapping === undefined) return;
    // What is shown of a colleague's mapping has been seen now.
    const seen = conflict?.version ?? version;
    setVersion(seen);
    save.mutate(
      { integrationId: integration.id, mapping, expect: { version: seen } },
      {
        onSuccess: ({ changed }) => {
          const [stored] = changed;
          if (stored !== undefined) setVersion(stored.version);
          setChanged(false);
          toasts.show({ severity: 'success', text: mappingTexts.saved, ms: TOAST_MS.success });
        },
        // A refusal may tell of another mapping than the one that was read.
        onSettled: () => void cache.invalidateQueries({ queryKey: callKey('field_mapping') }),
      },
    );
  };
  /** Replaces the draft by a saved mapping; null for none. */
  const showSaved = (mapping: SavedMapping | null) => {
    act({ do: 'load', ...beginWith(mapping) });
    save.reset();
    setVersion(mapping?.version ?? 0);
    setChanged(false);
  };
  const { state } = draft.test;
  const untested = state === 'success' ? undefined : texts.testFirst;
  const shown = { draft, fields, exportData, fail };
  const keepMine = () => {
    if (untested === undefined) return submit();
    setVersion(conflict?.version ?? version);
    save.reset();
  };
  return (
    <>
      <OfferedText
        offered={kept.offered}
        onAccept={() => {
          const offered = kept.accept();
          if (offered === undefined) return;
          act({ do: 'load', ...offered });
          setVersion(offered.version);
          setChanged(true);
        }}
        onForget={kept.forget}
      />
      <MappingErrors draft={draft} fields={fields} />
      <MappingRows
        {...{ draft, act: change, fields, missing, priorities, access }}
        action={
          access.save && version > 0 ? (
            <ClearMapping integrationId={integration.id} target={target} onCleared={() => showSaved(null)} />
          ) : undefined
        }
      />
      {access.edit && (
        <CompletesEpics checked={completesEpics} onToggle={() => change({ do: 'toggle-completes-epics' })} />
      )}
      {below?.(shown)}
      <KeepOrTake
        theirs={conflict && textOfMapping(conflict.theirs)}
        onKeep={keepMine}
        onTake={() => showSaved(conflict?.theirs ?? null)}
      />
      <ErrorAlert text={conflict === undefined ? messageOf(save.error) : undefined} />
      {buttons !== null &&
        createPortal(
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'flex-end' }}>
            {state === 'failure' && <Button onClick={() => change({ do: 'clear-errors' })}>{texts.clearErrors}</Button>}
            <Button
              variant="outlined"
              // For those who may not mend the mapping, the test shows what is wrong with it.
              disabled={access.edit && !isWhole}
              busy={state === 'testing'}
              onClick={() => void test()}
            >
              {texts.test}
            </Button>
            {access.copy && (
              <DisabledReason reason={untested}>
                <Button disabled={untested !== undefined} onClick={() => setCopying(true)}>
                  {texts.copy}
                </Button>
              </DisabledReason>
            )}
            {access.save && (
              <DisabledReason reason={untested}>
                <Button
                  variant={action === undefined ? 'contained' : 'outlined'}
                  onClick={submit}
                  disabled={untested !== undefined}
                  busy={save.isPending}
                >
                  {texts.save}
                </Button>
              </DisabledReason>
            )}
            {action?.(shown)}
          </Box>,
          buttons,
        )}
      {access.copy && mapping !== undefined && (
        <CopyMappingDialog
          open={isCopying}
          integrationId={integration.id}
          mapping={mapping}
          onClose={() => setCopying(false)}
        />
      )}
    </>
  );
}
