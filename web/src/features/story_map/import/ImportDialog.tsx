import { useState } from 'react';
import * as texts from '#shared/texts/story_map/importFile.ts';
import { Dialog } from '#web/components/dialog/Dialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Preview } from './Preview.tsx';
import type { Source } from './readSource.ts';
import { SourceStep } from './SourceStep.tsx';

/** `file` is one that was dropped on the story map. */
export type ImportDialogProps = Openable & { file: File | null };

/** Imports a file or a pasted text into the story map: first a preview line by line, then all of it (rule import.6). */
export function ImportDialog({ open, onClose, file }: ImportDialogProps) {
  const [source, setSource] = useState<Source | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isBack, setBack] = useState(false);
  const close = () => {
    setSource(null);
    setBusy(false);
    setBack(false);
    onClose();
  };
  return (
    <Dialog open={open} onClose={isBusy ? undefined : close} maxWidth="md" fullWidth title={texts.title}>
      {open && source === null && <SourceStep file={isBack ? null : file} onRead={setSource} onClose={close} />}
      {open && source !== null && (
        <Preview
          source={source}
          onBack={() => {
            setSource(null);
            setBack(true);
          }}
          onBusy={setBusy}
          onClose={close}
        />
      )}
    </Dialog>
  );
}
