import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as errors from '#shared/errors.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import { targetReleaseCompleted } from '#shared/texts/errors.ts';
import type { TextWithParts } from '#shared/texts/withParts.ts';
import { paths } from '#web/base/paths.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Alert } from '#web/components/controls/Alert.tsx';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import type { Place } from '#web/replica/release/epics.ts';
import { useRelease } from '#web/replica/release/useRelease.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useCard } from '#web/replica/story_map/useMap.ts';
import { ReleasePick } from '../card/ReleasePick.tsx';
import type { ReleaseToPick } from '../card/releaseToPick.ts';

type Props = Openable & { how: 'copy' | 'move'; place: Place; epicId: string; name: string };

/**
 * Copies an epic into another release of the map, or moves it there (rules epic.17, epic.18, epic.24). Shows obstacles
 * as soon as the user chooses the release; a toast shows that the server refused a move (rule epic.26).
 */
export function CarryEpicDialog({ open, onClose, how, place, epicId, name }: Props) {
  const [chosen, setChosen] = useState<ReleaseToPick | null>(null);
  const [isTried, setTried] = useState(false);
  const target = useTarget(place, chosen);
  const { copy, move } = useCarry(place, name, chosen);
  const reset = () => {
    copy.reset();
    move.reset();
    setTried(false);
  };
  const close = () => {
    reset();
    setChosen(null);
    onClose();
  };
  const submit = () => {
    setTried(true);
    if (chosen === null || target.refusal !== undefined) return;
    const { containerId, releaseId, whatId } = place;
    if (how === 'copy')
      copy.mutate(
        { containerId, whatId, epicId, releaseIdCurrent: releaseId, releaseIdDestination: chosen.id },
        { onSuccess: close },
      );
    else
      move.mutate(
        { whatId, epicId, current: { containerId, releaseId }, destination: { containerId, releaseId: chosen.id } },
        { onSuccess: close },
      );
  };
  const refusal = target.refusal ?? (isTried && chosen === null ? texts.pickFirst : undefined);
  return (
    <FormDialog
      open={open}
      title={(how === 'copy' ? texts.copyTitle : texts.moveTitle)({ name })}
      onSubmit={submit}
      onClose={close}
      submitLabel={texts[how]}
      loading={copy.isPending || move.isPending}
      error={refusal ?? copy.error}
    >
      <ReleasePick
        place={place}
        chosen={chosen}
        onChoose={(release) => {
          reset();
          setChosen(release);
        }}
        disabled={copy.isPending || move.isPending}
      />
      {target.lacksActivity && refusal === undefined && (
        <Alert severity="warning" role="status">
          {how === 'copy' ? texts.copyAddsActivity : texts.moveAddsActivity}
        </Alert>
      )}
    </FormDialog>
  );
}

/** The state of the target release, loaded once chosen. */
function useTarget({ whatId }: Place, chosen: ReleaseToPick | null): { refusal?: string; lacksActivity: boolean } {
  const level = useCard(whatId)?.level;
  const { release, whats } = useRelease(chosen?.id ?? '', { enabled: chosen !== null });
  if (chosen === null) return { lacksActivity: false };
  if (release?.completed ?? chosen.completed) return { refusal: targetReleaseCompleted, lacksActivity: false };
  const lacksActivity = release !== undefined && !whats.has(whatId);
  const isMixed = lacksActivity && [...whats.values()].some((what) => what.level !== level);
  return { lacksActivity, ...(isMixed && { refusal: errors.releaseWhatLevelMix.message }) };
}

/**
 * The two calls with their success messages, passed to the hook: by the time of the answer, a moved epic and its dialog
 * have left the page.
 */
function useCarry(place: Place, name: string, chosen: ReleaseToPick | null) {
  const toasts = useToasts();
  const navigate = useNavigate();
  const showSuccess = (text: TextWithParts<'name' | 'release'>, to: string, epicId: string) =>
    toasts.show({
      severity: 'success',
      text: text({ name, release: chosen?.name ?? '' }),
      ms: TOAST_MS.success,
      action: {
        label: texts.toTarget,
        onClick: () => void navigate(paths.releaseWhat(place.containerId, to, place.whatId, epicId)),
      },
    });
  const copy = useCommand('copy_epic', {
    onSuccess: ({ id }, { releaseIdDestination }) => showSuccess(texts.copied, releaseIdDestination, id),
  });
  const move = useCommand('move_epic', {
    onSuccess: (_answer, { epicId, destination }) => showSuccess(texts.moved, destination.releaseId, epicId),
    onError: ({ message }) => toasts.show({ severity: 'error', text: message, ms: TOAST_MS.error }),
  });
  return { copy, move };
}
