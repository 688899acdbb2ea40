import { MAX_LONG_TEXT_LENGTH } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import { KeepOrTake } from '#web/components/conflict/KeepOrTake.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { OfferedText } from '#web/components/field/OfferedText.tsx';
import { tooLong } from '#web/components/field/tooLong.ts';
import { useKeptDraft } from '#web/components/field/useKeptDraft.ts';
import { TextField } from '#web/components/input/TextField.tsx';
import { Quiet, Section } from '#web/components/list/Section.tsx';
import { theirsIn } from '#web/replica/entity.ts';
import { epicNotes } from '#web/replica/release/releaseWhatEntities.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useEntity } from '#web/replica/useReplica.ts';
import type { EpicEdits } from '../card/useEpicEdits.ts';

type Props = { epicId: string; edits: EpicEdits; readOnly: boolean };

/** The notes of an epic, saved on blur. No text is overwritten unseen (rule epic.10). */
export function Notes({ epicId, edits, readOnly }: Props) {
  const text = useEntity(useMap().scope, epicNotes, epicId)?.text ?? '';
  return (
    <Section level="h5" title={texts.notes} isEmpty={text === ''}>
      {!readOnly ? (
        <NotesField epicId={epicId} text={text} edits={edits} />
      ) : text === '' ? (
        <Quiet>{texts.none}</Quiet>
      ) : (
        <Text dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Text>
      )}
    </Section>
  );
}

function NotesField({ epicId, text, edits }: { epicId: string; text: string; edits: EpicEdits }) {
  const { name: scope } = useMap().scope;
  const { theirs, keep, take, offered, ...draft } = useKeptDraft(
    { scope, entity: epicId, field: 'notes' },
    {
      label: texts.notes,
      saved: text,
      check: (typed) => tooLong(typed, MAX_LONG_TEXT_LENGTH),
      // Trimmed, as the server stores it.
      save: (typed, seen) => edits.setNotes(typed.trim(), seen),
      theirsIn: (refusal) => theirsIn(refusal, 'notes'),
    },
  );
  return (
    <>
      <TextField
        multiline
        minRows={2}
        maxRows={12}
        placeholder={texts.notesPlaceholder}
        value={draft.text}
        onChange={(event) => draft.onChange(event.target.value)}
        onBlur={draft.onBlur}
        error={draft.refusal !== null}
        helperText={theirs === undefined ? draft.refusal?.message : undefined}
        slotProps={{ htmlInput: { 'aria-label': texts.notes, dir: 'auto', style: { padding: '8px 12px' } } }}
      />
      <OfferedText offered={offered} onAccept={draft.accept} onForget={draft.forget} />
      <KeepOrTake theirs={theirs} onKeep={keep} onTake={take} />
    </>
  );
}
