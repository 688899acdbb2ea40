import * as texts from '#shared/texts/what/information.ts';
import { KeepOrTake } from '#web/components/conflict/KeepOrTake.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { edit } from '#web/components/controls/pageIcons.ts';
import { OfferedText } from '#web/components/field/OfferedText.tsx';
import { useKeptDraft } from '#web/components/field/useKeptDraft.ts';
import { TextField } from '#web/components/input/TextField.tsx';
import { Quiet, Section } from '#web/components/list/Section.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { FormattedText } from '#web/components/text/FormattedText.tsx';
import { theirsIn } from '#web/replica/entity.ts';
import { mapScope } from '#web/replica/scopes.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { useLongDescription } from '#web/replica/what/useDetails.ts';
import { useEditing } from './useEditing.ts';

/**
 * The long description. It shows formatted until the user edits it, in a field that grows with its text and saves on
 * blur. If a colleague has changed it meanwhile, the user
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
  const { isEditing, start, ...editing } = useEditing();
  if (readOnly) {
    return (
      <Section title={texts.longDescription}>
        {text === '' ? <Quiet>{texts.none}</Quiet> : <FormattedText label={texts.longDescription} text={text} />}
      </Section>
    );
  }
  const isShown = !isEditing && text !== '' && draft.text === text && draft.refusal === null;
  return (
    <Section
      title={texts.longDescription}
      action={
        isShown && (
          <QuietButton label={texts.editLongDescription} onClick={start}>
            <Icon path={edit} small />
          </QuietButton>
        )
      }
    >
      {isShown ? (
        <FormattedText label={texts.longDescription} text={text} onClick={start} />
      ) : (
        <TextField
          multiline
          minRows={3}
          maxRows={10}
          placeholder={texts.longDescriptionPlaceholder}
          value={draft.text}
          inputRef={editing.field}
          onFocus={editing.onFocus}
          onChange={(event) => draft.onChange(event.target.value)}
          onBlur={(event) => {
            draft.onBlur();
            editing.onBlur(event);
          }}
          error={draft.refusal !== null}
          helperText={theirs === undefined ? draft.refusal?.message : undefined}
          slotProps={{
            htmlInput: { 'aria-label': texts.longDescription, dir: 'auto', style: { padding: '8px 12px' } },
          }}
        />
      )}
      <OfferedText offered={offered} onAccept={draft.accept} onForget={draft.forget} />
      <KeepOrTake theirs={theirs} onKeep={keep} onTake={take} />
    </Section>
  );
}
