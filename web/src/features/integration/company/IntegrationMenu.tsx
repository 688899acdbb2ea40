import MenuItem from '@mui/material/MenuItem';
import type { Integration } from '#shared/model/integration/integration.ts';
import { integrationEntries, type IntegrationEntry } from '#shared/rules/integration/integrationMenu.ts';
import * as integrationDriftTexts from '#shared/texts/integration/integrationDrift.ts';
import * as texts from '#shared/texts/integration/integrationTab.ts';
import * as journalTexts from '#shared/texts/integration/jiraJournal.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Menu } from '#web/components/dialog/Menu.tsx';

/** The dialogs that the menu opens. */
export type IntegrationDialogName = Exclude<IntegrationEntry, 'retry' | 'refresh'>;

type Props = Openable & {
  anchor: HTMLElement | null;
  integration: Integration;
  busy: boolean;
  onCheck: (action: 'retry' | 'refresh') => void;
  onDialog: (name: IntegrationDialogName) => void;
};

const labels: Readonly<Record<IntegrationEntry, string>> = {
  ...{ retry: texts.retry, refresh: texts.refresh, connect: texts.connect, edit: texts.edit },
  ...{
    mapping: texts.fieldMapping,
    drift: integrationDriftTexts.open,
    journal: journalTexts.open,
    delete: texts.delete,
  },
};

/** What can be read of a disabled integration too. */
const isReading = (entry: IntegrationEntry) => entry === 'drift' || entry === 'journal';

/**
 * What an administrator can do with an integration. A disabled one has to be enabled first (rule integration.5); what was
 * sent and what differs can be read all the same.
 */
export function IntegrationMenu({ open, anchor, integration, busy, onClose, onCheck, onDialog }: Props) {
  // The menu returns the focus as it closes, so a dialog opens after that and returns it to the same button.
  const act = (entry: IntegrationEntry) => {
    if (entry === 'retry' || entry === 'refresh') onCheck(entry);
    else onDialog(entry);
  };
  return (
    <Menu
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      transitionDuration={{ exit: 0 }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { dense: true, 'aria-label': texts.actionsFor({ name: integration.name }) } }}
    >
      {integrationEntries(integration.status).map((entry) => (
        <MenuItem
          key={entry}
          disabled={!isReading(entry) && (busy || !integration.enabled)}
          onClick={() => {
            onClose();
            requestAnimationFrame(() => act(entry));
          }}
        >
          {labels[entry]}
        </MenuItem>
      ))}
    </Menu>
  );
}
