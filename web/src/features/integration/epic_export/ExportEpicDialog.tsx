import { useState } from 'react';
import type { Epic } from '#shared/model/epic/epic.ts';
import * as epicCardTexts from '#shared/texts/epic/epicCard.ts';
import * as texts from '#shared/texts/integration/epicExportDialog.ts';
import { FullScreenDialog } from '#web/components/dialog/FullScreenDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { MenuItem } from '#web/components/menu/MenuItem.tsx';
import { releases } from '#web/replica/release/entities.ts';
import type { Place } from '#web/replica/release/epics.ts';
import { useMap, useMayEdit } from '#web/replica/story_map/useMap.ts';
import { useEntity } from '#web/replica/useReplica.ts';
import { ExportPanel } from './ExportPanel.tsx';
import { LinkPanel } from './LinkPanel.tsx';
import { SentToJira } from './SentToJira.tsx';
import { TextPanel } from './TextPanel.tsx';
import { useExportedEpic } from './useExportedEpic.ts';

type Props = Openable & { place: Place; epic: Epic; name: string };

const KINDS = ['text', 'export', 'link'] as const;
type Kind = (typeof KINDS)[number];

/**
 * An epic as plain text, as a new issue, or linked with an issue (rules epic.22, export.1, export.3). Viewers get the
 * text.
 */
export function ExportEpicDialog({ open, onClose, ...props }: Props) {
  return (
    <FullScreenDialog open={open} title={epicCardTexts.exportTitle({ name: props.name })} onClose={onClose}>
      {(buttons) => <Content {...props} buttons={buttons} onDone={onClose} />}
    </FullScreenDialog>
  );
}

type ContentProps = Omit<Props, keyof Openable | 'name'> & { buttons: HTMLElement | null; onDone: () => void };

function Content({ place, epic, buttons, onDone }: ContentProps) {
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
        {kind === 'export' && <ExportPanel {...{ epic, exported, info, buttons, onDone }} />}
        {kind === 'link' && <LinkPanel epic={epic} info={info} onDone={onDone} />}
      </Box>
      <SentToJira info={info} links={epic.integrations} mayChange={mayChange} />
    </Stack>
  );
}
