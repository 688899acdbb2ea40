import { useState } from 'react';
import { epicText, type ExportedEpic } from '#shared/rules/integration/epicExport.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import { downloadFile } from '#web/base/browser/downloadFile.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';

/** An epic as plain text, to copy or download. */
export function TextPanel({ exported }: { exported: ExportedEpic }) {
  const [copied, setCopied] = useState<boolean>();
  const text = epicText(exported);
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
    <Stack spacing={2}>
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
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'flex-end' }}>
        <Button variant="outlined" onClick={() => downloadFile(`${texts.fileName}.txt`, 'text/plain', text)}>
          {texts.download}
        </Button>
        <Button variant="contained" autoFocus onClick={() => void copy()}>
          {copied === true ? texts.copiedText : texts.copyText}
        </Button>
      </Stack>
    </Stack>
  );
}
