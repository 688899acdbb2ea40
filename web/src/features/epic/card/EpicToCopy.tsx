import { useContext } from 'react';
import type { Epic } from '#shared/model/epic/epic.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import { useToasts } from '#web/base/toasts.ts';
import { PrioritiesContext } from '#web/board/selection/boardContext.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { FieldError } from '#web/components/field/FieldError.tsx';
import { useFocusBack } from '#web/components/focus/useFocusBack.ts';
import { Box } from '#web/components/layout/Box.tsx';
import { epics, type Place } from '#web/replica/release/epics.ts';
import { useEpicName } from '#web/replica/release/useEpicNames.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useEntity } from '#web/replica/useReplica.ts';

/** An epic of another release, with the button that copies it. */
export function EpicToCopy({ id, from, to }: { id: string; from: Place; to: Place }) {
  const epic = useEntity(useMap().scope, epics, id);
  return epic === undefined ? null : <Known epic={epic} from={from} to={to} />;
}

function Known({ epic, from, to }: { epic: Epic; from: Place; to: Place }) {
  const name = useEpicName(epic);
  const toasts = useToasts();
  const priority = useContext(PrioritiesContext).get(epic.priority ?? '')?.name;
  const copy = useCommand('copy_epic', {
    onSuccess: () => toasts.show({ severity: 'success', text: texts.copiedHere({ name }), ms: TOAST_MS.success }),
  });
  const button = useFocusBack(copy.isPending);
  const { containerId, whatId } = from;
  const submit = () =>
    copy.mutate({
      containerId,
      whatId,
      epicId: epic.id,
      releaseIdCurrent: from.releaseId,
      releaseIdDestination: to.releaseId,
    });
  return (
    <Box component="li" sx={{ py: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Text dir="auto">{name}</Text>
          {priority !== undefined && (
            <Text as="span" look="caption" quiet>
              {priority}
            </Text>
          )}
        </Box>
        <Button
          variant="outlined"
          busy={copy.isPending}
          // Not `disabled`, which would lose the focus.
          aria-disabled={copy.isSuccess || undefined}
          ref={button}
          aria-label={copy.isSuccess ? undefined : texts.copyNamed({ name })}
          onClick={() => !copy.isSuccess && submit()}
        >
          {copy.isSuccess ? texts.copiedText : texts.copy}
        </Button>
      </Box>
      <FieldError text={copy.error?.message} />
    </Box>
  );
}
