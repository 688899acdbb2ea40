import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CallInput } from '#shared/contract/registry.ts';
import { mappingDoesNotExist } from '#shared/errors.ts';
import type { Epic } from '#shared/model/epic.ts';
import type { ExportData } from '#shared/model/fieldMapping.ts';
import type { ExportedEpic } from '#shared/rules/epicExport.ts';
import { exportDialogTexts as texts } from '#shared/texts/epicExportDialog.ts';
import { fill } from '#shared/texts/fill.ts';
import { integrationTypeTexts } from '#shared/texts/integrationTypes.ts';
import { mappingTexts } from '#shared/texts/mapping.ts';
import { type ApiError, call } from '#web/api/client.ts';
import { useCall } from '#web/api/queries.ts';
import { ErrorAlert } from '#web/components/ErrorAlert.tsx';
import { useToasts } from '#web/components/toasts.ts';
import { Quiet } from '#web/map/components/Section.tsx';
import { useMapCommand } from '#web/map/useMapCommand.ts';
import { DryRun } from './DryRun.tsx';
import { IntegrationPick, useIntegration } from './IntegrationPick.tsx';
import { type Target, TargetPick } from './TargetPick.tsx';

const SUCCESS_MS = 6_000;
const WARNING_MS = 12_000;

type Info = CallInput<'export_data'>['storydEpicInfo'];
type Props = { epic: Epic; exported: ExportedEpic; info: Info; onDone: () => void };

/** Exports an epic by the saved mapping: shows the issue as it will be, tests it and creates it. */
export function ExportPanel({ epic, exported, info, onDone }: Props) {
  const [integrationId, setIntegrationId] = useState('');
  const [target, setTarget] = useState<Target>({ project: null, issueType: null });
  const integration = useIntegration(integrationId);
  const exists = integration && epic.integrations.some((item) => item.integrationType === integration.integrationType);
  const { project, issueType } = target;
  return (
    <Stack spacing={4}>
      <IntegrationPick
        value={integrationId}
        onChange={(id) => {
          setIntegrationId(id);
          setTarget({ project: null, issueType: null });
        }}
      />
      {integration !== undefined && exists === true && (
        <Quiet>{fill(mappingTexts.itemExists, { type: integrationTypeTexts[integration.integrationType] })}</Quiet>
      )}
      {integration !== undefined && exists === false && (
        <>
          <TargetPick integrationId={integrationId} target={target} onChange={setTarget} />
          {project !== null && issueType !== null && (
            <Mapped
              key={`${project.id} ${issueType.id}`}
              {...{ integrationId, project, issueType, exported, info, onDone }}
              mayWrite={integration.allowUsersToWrite}
            />
          )}
        </>
      )}
    </Stack>
  );
}

type MappedProps = Pick<Props, 'exported' | 'info' | 'onDone'> & {
  integrationId: string;
  project: NonNullable<Target['project']>;
  issueType: NonNullable<Target['issueType']>;
  mayWrite: boolean;
};

function Mapped({ integrationId, project, issueType, exported, info, onDone, mayWrite }: MappedProps) {
  const toasts = useToasts();
  const saved = useCall('field_mapping', { integrationId, projectId: project.id, issueTypeId: issueType.id });
  const meta = useCall('get_createmeta', { integrationId, projectKey: project.key, issueTypeId: issueType.id });
  const [tested, setTested] = useState<{ success: boolean; errors: Record<string, string> }>();
  const [isTesting, setTesting] = useState(false);
  const warn = (text: string) => toasts.show({ severity: 'warning', text, ms: WARNING_MS });
  const send = useMapCommand('export_data', {
    onSuccess: ({ message, warning }) => {
      toasts.show({ severity: 'success', text: message, ms: SUCCESS_MS });
      if (warning !== null) warn(warning);
      onDone();
    },
    onError: ({ message, fieldErrors }) => {
      setTested({ success: false, errors: fieldErrors ?? {} });
      warn(message);
    },
  });
  const error = saved.error ?? meta.error;
  if (error !== null) return <ErrorAlert text={error.message} />;
  if (saved.data === undefined || meta.data === undefined) return null;
  const { mapping } = saved.data;
  if (mapping === null) return <Quiet>{mayWrite ? texts.noMapping : mappingDoesNotExist.message}</Quiet>;
  const { selectedProject, selectedIssueType, addedJiraFields } = mapping;
  const exportData: ExportData = { selectedProject, selectedIssueType, addedJiraFields };
  const test = async () => {
    setTesting(true);
    try {
      const outcome = await call('verify_export_data', { integrationId, exportData, storydEpicInfo: info });
      setTested({ success: outcome.success, errors: outcome.fieldErrors });
      if (outcome.success) toasts.show({ severity: 'success', text: outcome.message, ms: SUCCESS_MS });
      else warn(outcome.message);
    } catch (refusal) {
      warn((refusal as ApiError).message);
    } finally {
      setTesting(false);
    }
  };
  const hasErrors = tested !== undefined && Object.keys(tested.errors).length > 0;
  return (
    <>
      <Typography component="h3" variant="subtitle1">
        {texts.dryRun}
      </Typography>
      <DryRun epic={exported} rows={addedJiraFields} fields={meta.data.fields} found={tested?.errors ?? {}} />
      {hasErrors && <ErrorAlert text={texts.errors} />}
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        {hasErrors && <Button onClick={() => setTested(undefined)}>{texts.clearErrors}</Button>}
        <Button variant="outlined" loading={isTesting} onClick={() => void test()}>
          {texts.test}
        </Button>
        <Button
          variant="contained"
          disabled={tested?.success !== true}
          loading={send.isPending}
          onClick={() => send.mutate({ integrationId, exportData, storydEpicInfo: info })}
        >
          {texts.export}
        </Button>
      </Stack>
    </>
  );
}
