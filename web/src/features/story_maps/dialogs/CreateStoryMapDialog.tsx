import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { MAX_NAME_LENGTH, MAX_WHY_LENGTH, TOAST_MS } from '#shared/model/limits.ts';
import { storyMapsTexts } from '#shared/texts/storyMaps.ts';
import { useCommand } from '#web/api/queries.ts';
import { paths } from '#web/app/paths.ts';
import { FormDialog } from '#web/components/FormDialog.tsx';
import { submitOnEnter } from '#web/components/submitOnEnter.ts';
import { useToasts } from '#web/components/toasts.ts';
import { tooLong } from '#web/components/tooLong.ts';

type Fields = { name: string; why: string };

const required = (message: string) => (value: string) => value.trim() !== '' || message;
const atMost = (max: number) => (value: string) => tooLong(value, max) ?? true;

/**
 * Asks for the name and purpose of a new story map and opens it. Both are required (rule map.1). A failure is said in a toast
 * and what was typed stays, also when the dialog is closed and opened again.
 */
export function CreateStoryMapDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const toasts = useToasts();
  const navigate = useNavigate();
  const create = useCommand('story_map_container_create');
  const form = useForm<Fields>({ defaultValues: { name: '', why: '' } });
  const { errors } = form.formState;

  const submit = form.handleSubmit(({ name, why }) =>
    create.mutate(
      { name, why },
      {
        onSuccess: ({ id }) => {
          form.reset();
          onClose();
          // There is nothing to look over yet, so that it opens where it is built.
          void navigate(paths.mapActivity(id));
        },
        onError: ({ message }) => toasts.show({ severity: 'error', text: message, ms: TOAST_MS.creationError }),
      },
    ),
  );
  const close = () => {
    form.clearErrors();
    onClose();
  };

  return (
    <FormDialog
      open={open}
      title={storyMapsTexts.createTitle}
      onSubmit={() => void submit()}
      onClose={close}
      submitLabel={storyMapsTexts.add}
      loading={create.isPending}
      // The toast says it; once is enough.
      error={undefined}
    >
      <TextField
        label={storyMapsTexts.name}
        required
        autoComplete="off"
        error={errors.name !== undefined}
        helperText={errors.name?.message ?? storyMapsTexts.nameHelp}
        {...form.register('name', {
          validate: { required: required(storyMapsTexts.nameRequired), length: atMost(MAX_NAME_LENGTH) },
        })}
      />
      <TextField
        label={storyMapsTexts.why}
        required
        multiline
        minRows={2}
        maxRows={8}
        error={errors.why !== undefined}
        helperText={errors.why?.message ?? storyMapsTexts.whyHelp}
        onKeyDown={submitOnEnter}
        {...form.register('why', {
          validate: { required: required(storyMapsTexts.whyRequired), length: atMost(MAX_WHY_LENGTH) },
        })}
      />
    </FormDialog>
  );
}
