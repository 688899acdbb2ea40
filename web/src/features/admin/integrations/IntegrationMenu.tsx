import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Integration } from '#shared/model/integration.ts';
import { connectionActions, offersMapping } from '#shared/rules/integrationMenu.ts';
import { fill } from '#shared/texts/fill.ts';
import { integrationTabTexts as texts } from '#shared/texts/integrationTab.ts';
import { journalTexts } from '#shared/texts/trackerJournal.ts';
import type { Openable } from '#web/components/lazyDialog.tsx';

type Props = Openable & {
  anchor: HTMLElement | null;
  integration: Integration;
  busy: boolean;
  onCheck: (action: 'retry' | 'refresh') => void;
  onDialog: (name: 'edit' | 'mapping' | 'journal' | 'delete') => void;
};

/**
 * What an administrator can do with an integration. A disabled one has to be enabled first (rule integration.5); what was
 * sent can be read all the same.
 */
export function IntegrationMenu({ open, anchor, integration, busy, onClose, onCheck, onDialog }: Props) {
  // The menu returns the focus as it closes, so a dialog opens after that and returns it to the same button.
  const item = (text: string, act: () => void, isDisabled = busy || !integration.enabled) => (
    <MenuItem
      key={text}
      disabled={isDisabled}
      onClick={() => {
        onClose();
        requestAnimationFrame(act);
      }}
    >
      {text}
    </MenuItem>
  );
  return (
    <Menu
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      transitionDuration={{ exit: 0 }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { dense: true, 'aria-label': fill(texts.actionsFor, { name: integration.name }) } }}
    >
      {connectionActions(integration.status).map((action) => item(texts[action], () => onCheck(action)))}
      {item(texts.edit, () => onDialog('edit'))}
      {offersMapping(integration.status) && item(texts.fieldMapping, () => onDialog('mapping'))}
      {item(journalTexts.open, () => onDialog('journal'), false)}
      {item(texts.delete, () => onDialog('delete'))}
    </Menu>
  );
}
