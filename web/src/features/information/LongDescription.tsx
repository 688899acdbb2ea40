import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { informationTexts as texts } from '#shared/texts/information.ts';
import { callKey } from '#web/api/queries.ts';
import { Quiet, Section } from '#web/map/components/Section.tsx';
import { useContainerId } from '#web/map/useMap.ts';
import { useMapCommand } from '#web/map/useMapCommand.ts';
import { refusalOf } from '#web/replica/pendingCommands.ts';
import { useLongDescription } from './useDetails.ts';
import { useDraft } from './useDraft.ts';

/**
 * The long description, saved when it is left. It grows with its text. If somebody else has written meanwhile, nobody's text is written over unseen: the
 * writer chooses.
 */
export function LongDescription({ whatId, readOnly }: { whatId: string; readOnly: boolean }) {
  const { text, version } = useLongDescription(whatId);
  const containerId = useContainerId();
  const queries = useQueryClient();
  const { mutateAsync } = useMapCommand('set_what_long_description');
  /** The version of the text that is being changed; null while nobody writes here. */
  const seen = useRef<number | null>(null);
  const draft = useDraft({
    label: texts.longDescription,
    saved: text,
    save: async (longDescription) => {
      try {
        await mutateAsync({ containerId, whatId, longDescription, seenVersion: seen.current ?? version });
        seen.current = null;
      } catch (cause) {
        if (refusalOf(cause).code === 'long-description-changed')
          await queries.invalidateQueries({ queryKey: callKey('what_details', { containerId, whatId }) });
        throw cause;
      }
    },
  });
  if (readOnly) {
    return (
      <Section title={texts.longDescription}>
        {text === '' ? (
          <Quiet>{texts.none}</Quiet>
        ) : (
          <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        )}
      </Section>
    );
  }
  const isTaken = draft.refusal?.code === 'long-description-changed';
  return (
    <Section title={texts.longDescription}>
      <TextField
        multiline
        minRows={3}
        maxRows={10}
        placeholder={texts.longDescriptionPlaceholder}
        value={draft.text}
        onChange={(event) => {
          seen.current ??= version;
          draft.onChange(event.target.value);
        }}
        onBlur={isTaken ? undefined : draft.onBlur}
        error={draft.refusal !== null}
        helperText={draft.refusal?.message}
        slotProps={{ htmlInput: { 'aria-label': texts.longDescription, dir: 'auto', style: { padding: '8px 12px' } } }}
      />
      {isTaken && (
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Button
            size="small"
            variant="outlined"
            onClick={() => {
              seen.current = version;
              void draft.commit();
            }}
          >
            {texts.saveMine}
          </Button>
          <Button
            size="small"
            onClick={() => {
              seen.current = null;
              draft.discard();
            }}
          >
            {texts.takeTheirs}
          </Button>
        </Box>
      )}
    </Section>
  );
}
