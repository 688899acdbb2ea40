import { useState } from 'react';
import type { Epic } from '#shared/model/epic/epic.ts';
import { TOAST_MS, JIRA_TOAST_MS } from '#shared/model/limits.ts';
import { issueAddress } from '#shared/rules/integration/issueAddress.ts';
import * as texts from '#shared/texts/epic/epicLinks.ts';
import * as driftTexts from '#shared/texts/integration/drift.ts';
import { integrationTypeTexts } from '#shared/texts/integration/integrationTypes.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { close } from '#web/components/controls/icons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { ExternalLink } from '#web/components/controls/TextLink.tsx';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { Quiet, Section } from '#web/components/list/Section.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { useIntegrations } from '#web/features/integration/useIntegrations.ts';
import type { Place } from '#web/replica/release/epics.ts';
import { type LinkedIssue, useIssuesOf } from '#web/replica/release/useReleaseDrift.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { Differences } from './Differences.tsx';

type Item = Epic['integrations'][number];
type Props = { place: Place; epic: Epic; locked: boolean };

/** The issues that an epic is linked with, at most one for each type of Jira (rules export.2, export.3). */
export function IntegrationLinks({ place, epic, locked }: Props) {
  const { integrations } = epic;
  const issues = useIssuesOf(place, epic) ?? [];
  const [removing, setRemoving] = useState<{ item: Item; open: boolean }>();
  return (
    <Section level="h5" title={texts.title} isEmpty={integrations.length === 0}>
      {integrations.length === 0 ? (
        <Quiet>{texts.none}</Quiet>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {integrations.map((item) => (
            <li key={item.integrationId}>
              <IssueLink
                item={item}
                issue={issueOf(issues, item)}
                onRemove={locked ? undefined : () => setRemoving({ item, open: true })}
              />
              <Differences place={place} epicId={epic.id} issue={issueOf(issues, item)} readOnly={locked} />
            </li>
          ))}
        </Box>
      )}
      {removing !== undefined && (
        <RemoveLink
          {...removing}
          place={place}
          epicId={epic.id}
          onClose={() => setRemoving({ ...removing, open: false })}
        />
      )}
    </Section>
  );
}

const issueOf = (issues: readonly LinkedIssue[], { integrationId, integrationInfo }: Item) =>
  issues.find((one) => one.integrationId === integrationId && one.issueKey === integrationInfo.issueKey);

type IssueProps = { item: Item; issue: LinkedIssue | undefined; onRemove: (() => void) | undefined };

/** An issue with its status, which opens in Jira as long as its connection is there. */
function IssueLink({ item, issue, onRemove }: IssueProps) {
  const { data, byId } = useIntegrations();
  const key = item.integrationInfo.issueKey;
  const integration = byId(item.integrationId);
  const closedAs = issue?.issue?.closedAs ?? null;
  const [, type = item.integrationType] =
    Object.entries(integrationTypeTexts).find(([one]) => one === item.integrationType) ?? [];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 32 }}>
      <Text look="compact" style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {integration === undefined ? (
          key
        ) : (
          <ExternalLink
            href={issueAddress(integration, key)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={informationTexts.opensNewTab({ name: key })}
          >
            {key}
          </ExternalLink>
        )}{' '}
        <Text as="span" look="compact" quiet>
          {integration !== undefined && texts.at({ type, name: integration.name })}
          {integration === undefined && data !== undefined && texts.at({ type, name: texts.gone })}
          {issue !== undefined && issue.issue !== null && driftTexts.status({ status: issue.issue.status })}
        </Text>
        {closedAs !== null && (
          <Text as="span" look="compact" style={{ display: 'block' }}>
            {driftTexts.closedAs({ status: closedAs })}
          </Text>
        )}
      </Text>
      {onRemove !== undefined && (
        <QuietButton label={texts.remove({ key })} onClick={onRemove}>
          <Icon path={close} small />
        </QuietButton>
      )}
    </Box>
  );
}

type RemoveProps = { item: Item; open: boolean; place: Place; epicId: string; onClose: () => void };

function RemoveLink({ item, open, place, epicId, onClose }: RemoveProps) {
  const toasts = useToasts();
  const { byId } = useIntegrations();
  const { containerId, whatId, releaseId } = place;
  const { integrationId } = item;
  const key = item.integrationInfo.issueKey;
  const remove = useCommand('delete_epic_link', {
    onSuccess: ({ message, warning }) => {
      toasts.show({ severity: 'success', text: message, ms: TOAST_MS.success });
      if (warning !== null) toasts.show({ severity: 'warning', text: warning, ms: JIRA_TOAST_MS.warning });
      onClose();
    },
    onError: ({ message }) => toasts.show({ severity: 'error', text: message, ms: JIRA_TOAST_MS.deleteLink }),
  });
  return (
    <ConfirmDialog
      open={open}
      title={texts.removeTitle({ key })}
      text={byId(integrationId) === undefined ? texts.removeGoneText : texts.removeText}
      confirmLabel={texts.confirm}
      danger
      onConfirm={() =>
        remove.mutate({
          integrationId,
          epicIntegrationItem: item,
          storydEpicInfo: { containerId, whatId, epicId, releaseId },
        })
      }
      onClose={onClose}
      command={{ isPending: remove.isPending, error: null }}
    />
  );
}
