import * as texts from '#shared/texts/what/information.ts';
import { KeepOrTake } from '#web/components/conflict/KeepOrTake.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { OfferedText } from '#web/components/field/OfferedText.tsx';
import { useKeptDraft } from '#web/components/field/useKeptDraft.ts';
import { TextField } from '#web/components/input/TextField.tsx';
import { Quiet, Section } from '#web/components/list/Section.tsx';
import { theirsIn } from '#web/replica/entity.ts';
import { mapScope } from '#web/replica/scopes.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { useLongDescription } from '#web/replica/what/useDetails.ts';

/**
 * The long description, saved on blur. It grows with its text. If a colleague has changed it meanwhile, the user
 * chooses which text to keep, so that neither is overwritten unseen.
 */
export function LongDescription({ whatId, readOnly }: { whatId: string; readOnly: boolean }) {
  const { text } = useLongDescription(whatId);
  const containerId = useContainerId();
  const { mutateAsync } = useCommand('set_what_long_description');
  const scope = mapScope(containerId);
  const { theirs, keep, take, offered, ...draft } = useKeptDraft(
    { scope, entity: whatId, field: 'longDescription' },
    {
      label: texts.longDescription,
      saved: text,
      save: (longDescription, seen) =>
        mutateAsync({ containerId, whatId, longDescription, expect: { longDescription: seen } }),
      theirsIn: (refusal) => theirsIn(refusal, 'longDescription'),
    },
  );
  if (readOnly) {
    return (
      <Section title={texts.longDescription}>
        {text === '' ? (
          <Quiet>{texts.none}</Quiet>
        ) : (
          <Text dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Text>
        )}
      </Section>
    );
  }
  return (
    <Section title={texts.longDescription}>
      <TextField
        multiline
        minRows={3}
        maxRows={10}
        placeholder={texts.longDescriptionPlaceholder}
        value={draft.text}
        onChange={(event) => draft.onChange(event.target.value)}
        onBlur={draft.onBlur}
        error={draft.refusal !== null}
        helperText={theirs === undefined ? draft.refusal?.message : undefined}
        slotProps={{ htmlInput: { 'aria-label': texts.longDescription, dir: 'auto', style: { padding: '8px 12px' } } }}
      />
      <OfferedText offered={offered} onAccept={draft.accept} onForget={draft.forget} />
      <KeepOrTake theirs={theirs} onKeep={keep} onTake={take} />
    </Section>
  );
}
