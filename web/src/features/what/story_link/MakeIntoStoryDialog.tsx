import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { nameSchema } from '#shared/model/fields.ts';
import { MAX_NAME_LENGTH, TOAST_MS } from '#shared/model/limits.ts';
import { isVisible } from '#shared/model/textRule.ts';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { callKey } from '#web/base/api/queries.ts';
import { paths } from '#web/base/paths.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useCard, useContainerId } from '#web/replica/story_map/useMap.ts';

const texts = overviewTexts.link;

/** Turns a backbone Activity into a story map that the user owns, with its description as the suggested name. */
export function MakeIntoStoryDialog({ card, onClose }: { card: string; onClose: () => void }) {
  const containerId = useContainerId();
  const description = useCard(card)?.description ?? '';
  const whatId = useCard(card)?.whatId ?? null;
  const [name, setName] = useState(description);
  const [wrong, setWrong] = useState<string | null>(null);
  const toasts = useToasts();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const make = useCommand('create_story_map_from_activity', {
    onSuccess: ({ id }) => {
      void cache.invalidateQueries({ queryKey: callKey('story_map_list') });
      onClose();
      const open = { label: texts.open, onClick: () => void navigate(paths.storyMap(id, 'overview')) };
      toasts.show({
        severity: 'success',
        text: texts.made({ name: description }),
        ms: TOAST_MS.success,
        action: open,
      });
    },
  });
  const submit = () => {
    const error = refusalOf(name);
    setWrong(error);
    if (error === null && whatId !== null) make.mutate({ name, whatId, containerId });
  };
  return (
    <FormDialog
      open
      title={texts.makeTitle({ name: description })}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={texts.makeConfirm}
      loading={make.isPending}
      error={make.error}
    >
      <Text quiet>{texts.makeHelp}</Text>
      <TextField
        label={texts.makeName}
        required
        autoComplete="off"
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setWrong(null);
        }}
        error={wrong !== null}
        helperText={wrong}
      />
    </FormDialog>
  );
}

function refusalOf(name: string): string | null {
  if (!isVisible(name)) return texts.makeNameRequired;
  return z.safeParse(nameSchema, name).success ? null : storyMapsTexts.tooLong({ max: MAX_NAME_LENGTH });
}
