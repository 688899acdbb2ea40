import { useState } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/story_map/mapFile.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { RadioGroup } from '#web/components/controls/RadioGroup.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Dialog, DialogActions, DialogContent } from '#web/components/dialog/Dialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { useSettings } from '#web/replica/company/useSettings.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { type Format, FORMATS, useExport } from './useExport.ts';

/** Saves the story map as a file in one of three formats (rules file.1 to file.4). */
export function ExportDialog({ open, onClose }: Openable) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth title={texts.title}>
      {open && <Content onClose={onClose} />}
    </Dialog>
  );
}

function Content({ onClose }: Pick<Openable, 'onClose'>) {
  const [format, setFormat] = useState<Format>('csv');
  const { data: settings, error } = useSettings();
  const exported = useExport(useContainerId(), onClose);
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        <RadioGroup
          aria-label={texts.format}
          value={format}
          autoFocus
          disabled={exported.isPending}
          options={FORMATS.map((value) => ({ value, text: texts.formats[value] }))}
          onChange={setFormat}
        />
        <Text look="compact" quiet>
          {texts.contents[format]}
        </Text>
        <ErrorAlert text={exported.isError ? texts.failed : error?.message} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{commonTexts.cancel}</Button>
        <Button
          variant="contained"
          disabled={settings === undefined}
          busy={exported.isPending}
          onClick={() => settings && exported.mutate({ format, settings })}
        >
          {texts.download}
        </Button>
      </DialogActions>
    </>
  );
}
