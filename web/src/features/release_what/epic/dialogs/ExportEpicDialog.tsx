import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Dialog from '@mui/material/Dialog';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Epic } from '#shared/model/epic.ts';
import { commonTexts } from '#shared/texts/common.ts';
import { epicCardTexts } from '#shared/texts/epicCard.ts';
import { exportDialogTexts as texts } from '#shared/texts/epicExportDialog.ts';
import { fill } from '#shared/texts/fill.ts';
import type { Openable } from '#web/components/lazyDialog.tsx';
import { releases } from '#web/map/releases/entities.ts';
import type { Place } from '#web/map/releases/epics.ts';
import { useMap, useMayEdit } from '#web/map/useMap.ts';
import { useEntity } from '#web/replica/useReplica.ts';
import { ExportPanel } from '../export/ExportPanel.tsx';
import { LinkPanel } from '../export/LinkPanel.tsx';
import { SentToTrackers } from '../export/SentToTrackers.tsx';
import { TextPanel } from '../export/TextPanel.tsx';
import { useExportedEpic } from '../export/useExportedEpic.ts';

type Props = Openable & { place: Place; epic: Epic; name: string };

const KINDS = ['text', 'export', 'link'] as const;
type Kind = (typeof KINDS)[number];

/**
 * An epic as plain text, as a new issue, or linked with an issue (rules epic.22, export.1, export.3). Viewers get the
 * text.
 */
export function ExportEpicDialog({ open, onClose, ...props }: Props) {
  const titleId = useId();
  return (
    <Dialog fullScreen open={open} onClose={onClose} aria-labelledby={titleId}>
      <AppBar position="sticky" color="default" elevation={0}>
        <Toolbar sx={{ gap: 2 }}>
          <Typography id={titleId} component="h2" variant="h6" noWrap sx={{ flex: 1 }}>
            {fill(epicCardTexts.exportTitle, { name: props.name })}
          </Typography>
          <Button onClick={onClose}>{commonTexts.close}</Button>
        </Toolbar>
      </AppBar>
      <Container maxWidth="md" sx={{ py: 4 }}>
        <Content {...props} onDone={onClose} />
      </Container>
    </Dialog>
  );
}

function Content({ place, epic, onDone }: Omit<Props, keyof Openable | 'name'> & { onDone: () => void }) {
  const [kind, setKind] = useState<Kind>('text');
  const exported = useExportedEpic(place, epic);
  const mayEdit = useMayEdit();
  const release = useEntity(useMap().scope, releases, place.releaseId);
  const { containerId, releaseId, whatId } = place;
  const info = { containerId, whatId, epicId: epic.id, releaseId };
  const mayChange = mayEdit && release?.completed !== true;
  return (
    <Stack spacing={4}>
      {mayChange && (
        <TextField
          select
          label={texts.kind}
          value={kind}
          onChange={({ target }) => setKind(KINDS.find((one) => one === target.value) ?? 'text')}
        >
          {KINDS.map((one) => (
            <MenuItem key={one} value={one}>
              {texts.kinds[one]}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box>
        {kind === 'text' && <TextPanel exported={exported} />}
        {kind === 'export' && <ExportPanel epic={epic} exported={exported} info={info} onDone={onDone} />}
        {kind === 'link' && <LinkPanel epic={epic} info={info} onDone={onDone} />}
      </Box>
      <SentToTrackers info={info} mayChange={mayChange} />
    </Stack>
  );
}
