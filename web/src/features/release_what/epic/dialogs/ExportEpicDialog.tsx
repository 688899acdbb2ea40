import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useContext, useId, useState } from 'react';
import type { Epic } from '#shared/model/epic.ts';
import { epicText, exportEpic } from '#shared/rules/epicExport.ts';
import { commonTexts } from '#shared/texts/common.ts';
import { epicCardTexts as texts } from '#shared/texts/epicCard.ts';
import { fill } from '#shared/texts/fill.ts';
import { useSettings } from '#web/company/useSettings.ts';
import { downloadFile } from '#web/components/downloadFile.ts';
import type { Openable } from '#web/components/lazyDialog.tsx';
import { releases } from '#web/map/releases/entities.ts';
import type { Place } from '#web/map/releases/epics.ts';
import { PrioritiesContext } from '#web/map/selection/boardContext.ts';
import { useCard, useMap } from '#web/map/useMap.ts';
import { useEntity } from '#web/replica/useReplica.ts';
import { epicNotes } from '../../entities.ts';
import { epicWhoText, useEpicNames } from '../useEpicNames.ts';

type Props = Openable & { place: Place; epic: Epic; name: string };

/** The whole epic as plain text, to copy or download (rule epic.22). */
export function ExportEpicDialog({ open, onClose, place, epic, name }: Props) {
  const titleId = useId();
  const [copied, setCopied] = useState<boolean>();
  const text = useEpicText(place, epic);
  const close = () => {
    setCopied(undefined);
    onClose();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The browser refuses on an insecure address, or because the user denied it; they can still select the text.
      setCopied(false);
    }
  };
  return (
    <Dialog open={open} onClose={close} maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {fill(texts.exportTitle, { name })}
      </DialogTitle>
      <DialogContent>
        <TextField
          multiline
          maxRows={18}
          value={text}
          error={copied === false}
          helperText={copied === false ? texts.notCopied : ' '}
          slotProps={{
            htmlInput: { readOnly: true, 'aria-label': texts.exportLabel, dir: 'auto', style: { padding: '8px 12px' } },
            formHelperText: { role: 'status' },
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{commonTexts.close}</Button>
        <Button variant="outlined" onClick={() => downloadFile(`${texts.fileName}.txt`, 'text/plain', text)}>
          {texts.download}
        </Button>
        <Button variant="contained" autoFocus onClick={() => void copy()}>
          {copied === true ? texts.copiedText : texts.copyText}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useEpicText(place: Place, epic: Epic): string {
  const { scope } = useMap();
  const names = useEpicNames(place);
  const activity = useCard(place.whatId)?.description ?? '';
  const release = useEntity(scope, releases, place.releaseId)?.name ?? '';
  const notes = useEntity(scope, epicNotes, epic.id)?.text ?? '';
  const priorities = useContext(PrioritiesContext);
  const { data: settings } = useSettings();
  const referenceTypes = new Map(settings?.reference_link.map((type) => [type.id, type]));
  return epicText(
    exportEpic({
      epic,
      activity,
      release,
      notes,
      whos: { get: (id) => ({ name: epicWhoText(names, id) }) },
      exploreObjects: names.items,
      priorities,
      referenceTypes,
    }),
  );
}
