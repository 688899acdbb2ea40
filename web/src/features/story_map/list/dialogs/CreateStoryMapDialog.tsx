import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_NAME_LENGTH, MAX_WHY_LENGTH } from '#shared/model/limits.ts';
import { isVisible } from '#shared/model/textRule.ts';
import type { TemplateName } from '#shared/templates/templates.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import * as templateTexts from '#shared/texts/story_map/templates.ts';
import { paths } from '#web/base/paths.ts';
import { Select } from '#web/components/controls/Select.tsx';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import { submitOnEnter } from '#web/components/dialog/submitOnEnter.ts';
import { OfferedText } from '#web/components/field/OfferedText.tsx';
import { tooLong } from '#web/components/field/tooLong.ts';
import { TextField } from '#web/components/input/TextField.tsx';
import { useCreationError } from '#web/components/toast/useCreationError.ts';
import { useKeptText } from '#web/replica/kept/useKeptText.ts';
import { COMPANY_SCOPE } from '#web/replica/scopes.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';

type Fields = { name: string; why: string };
type Problems = { [Field in keyof Fields]: string | undefined };

const NOTHING: Fields = { name: '', why: '' };
const NO_PROBLEMS: Problems = { name: undefined, why: undefined };

const EMPTY = 'empty';
const NAMES: Readonly<Record<TemplateName, string>> = templateTexts.names;
const TEMPLATES = [[EMPTY, templateTexts.empty] as const, ...(Object.entries(NAMES) as [TemplateName, string][])];

/** The error text of each field (rule map.1). */
function problemsOf({ name, why }: Fields): Problems {
  return {
    name: !isVisible(name) ? storyMapsTexts.nameRequired : tooLong(name, MAX_NAME_LENGTH),
    why: !isVisible(why) ? storyMapsTexts.whyRequired : tooLong(why, MAX_WHY_LENGTH),
  };
}

/**
 * Asks for the name and purpose of a new story map, and what it starts with, and opens it. Both are required (rule map.1). A failure shows as a
 * toast, and the typed text stays, even when the dialog is closed and reopened.
 */
export function CreateStoryMapDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const showError = useCreationError();
  const navigate = useNavigate();
  const create = useCommand('story_map_container_create');
  const [fields, setFields] = useState(NOTHING);
  const why = useKeptText({ scope: COMPANY_SCOPE, entity: 'newStoryMap', field: 'why' }, open);
  const [isTried, setTried] = useState(false);
  const [template, setTemplate] = useState<TemplateName | typeof EMPTY>(EMPTY);
  const problems = problemsOf(fields);
  const shown = isTried ? problems : NO_PROBLEMS;

  const close = () => {
    setTried(false);
    onClose();
  };
  const submit = () => {
    setTried(true);
    if (problems.name !== undefined || problems.why !== undefined) return;
    create.mutate(fields, {
      onSuccess: ({ id }) => {
        setFields(NOTHING);
        why.forget();
        close();
        // A new map has nothing to look over, so it opens on the board.
        void navigate(paths.mapActivity(id), template === EMPTY ? {} : { state: { template } });
        setTemplate(EMPTY);
      },
      onError: showError,
    });
  };

  return (
    <FormDialog
      open={open}
      title={storyMapsTexts.createTitle}
      onSubmit={submit}
      onClose={close}
      submitLabel={storyMapsTexts.add}
      keepsText
      loading={create.isPending}
      // The toast already shows the error.
      error={undefined}
    >
      <TextField
        label={storyMapsTexts.name}
        required
        autoComplete="off"
        value={fields.name}
        onChange={({ target }) => setFields({ ...fields, name: target.value })}
        error={shown.name !== undefined}
        helperText={shown.name ?? storyMapsTexts.nameHelp}
      />
      <TextField
        label={storyMapsTexts.why}
        required
        multiline
        minRows={2}
        maxRows={8}
        value={fields.why}
        onChange={({ target }) => {
          why.keep(target.value, '');
          setFields({ ...fields, why: target.value });
        }}
        error={shown.why !== undefined}
        helperText={shown.why ?? storyMapsTexts.whyHelp}
        onKeyDown={submitOnEnter}
      />
      <OfferedText
        offered={why.offered?.text === fields.why ? undefined : why.offered}
        onAccept={() => {
          setFields({ ...fields, why: why.offered?.text ?? '' });
          why.accept();
        }}
        onForget={why.forget}
      />
      <Select
        aria-label={templateTexts.label}
        prefix={templateTexts.label}
        value={template}
        onChange={setTemplate}
        options={TEMPLATES}
      />
    </FormDialog>
  );
}
