import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/story_map/importFile.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { DialogActions, DialogContent } from '#web/components/dialog/Dialog.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import styles from './import.module.css';
import { readFile, type ReadSource, readText, type Source } from './readSource.ts';

type Props = { file: File | null; onRead: (source: Source) => void; onClose: () => void };

/** Takes a file, chosen or dropped, or a pasted text. @param file one that was dropped already */
export function SourceStep({ file: given, onRead, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  const [error, setError] = useState<string>();
  const [isOver, setOver] = useState(false);
  const take = (read: ReadSource) => (read.kind === 'error' ? setError(read.message) : onRead(read));
  const takeRead = useEffectEvent(take);
  useEffect(() => {
    if (given !== null) void readOrFail(given).then(takeRead);
  }, [given]);
  const takeFile = async (file: File | undefined) => {
    if (file !== undefined) take(await readOrFail(file));
  };
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <div
          className={styles['drop']}
          data-over={isOver ? '' : undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            void takeFile(event.dataTransfer.files[0]);
          }}
        >
          <Text look="compact" quiet>
            {texts.source.help}
          </Text>
          <Button variant="outlined" autoFocus onClick={() => input.current?.click()}>
            {texts.source.file}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={texts.source.file}
            accept=".xlsx,.csv,.tsv,.txt,.md,.json,text/csv,text/plain,application/json"
            onChange={({ target }) => {
              void takeFile(target.files?.[0]);
              // The same file can be chosen again once it is mended.
              target.value = '';
            }}
          />
        </div>
        <TextField
          label={texts.source.paste}
          helperText={texts.source.pasteHelp}
          multiline
          minRows={4}
          maxRows={10}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
        <ErrorAlert text={error} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{commonTexts.cancel}</Button>
        <Button variant="contained" disabled={pasted.trim() === ''} onClick={() => take(readText(pasted))}>
          {texts.source.check}
        </Button>
      </DialogActions>
    </>
  );
}

/** Reads a file. One that is gone, damaged, or may not be read says what to do. */
const readOrFail = (file: File): Promise<ReadSource> =>
  readFile(file).catch(() => ({ kind: 'error', message: texts.errors.unreadable }));
