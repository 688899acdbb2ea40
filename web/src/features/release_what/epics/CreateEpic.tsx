import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Ref, useState } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import { releaseWhatTexts as texts } from '#shared/texts/releaseWhat.ts';
import { useToasts } from '#web/components/toasts.ts';
import { tooLong } from '#web/components/tooLong.ts';
import { useMap } from '#web/map/useMap.ts';
import { temporaryId } from '#web/replica/aliases.ts';
import { inputOf } from '#web/replica/command.ts';
import { refusalOf } from '#web/replica/pendingCommands.ts';
import type { Place } from '../entities.ts';
import { EpicNameInputs } from '../naming/EpicNameInputs.tsx';
import { type Naming, NO_NAMING, wantedName } from '../naming/naming.ts';
import { useNameable } from '../naming/useNameable.ts';
import { useRefreshMissed } from '../useRefreshMissed.ts';
import { createEpic } from './createEpic.ts';

/**
 * Creates one epic after another (rule epic.1). A refused name returns to the field, unless the user has typed
 * something else meanwhile.
 */
export function CreateEpic({ place, field }: { place: Place; field: Ref<HTMLInputElement> }) {
  const { pending } = useMap();
  const toasts = useToasts();
  const nameable = useNameable(place);
  const refresh = useRefreshMissed(place);
  const [naming, setNaming] = useState<Naming>(NO_NAMING);
  const [problem, setProblem] = useState<string>();
  const wanted = wantedName(naming, nameable.known);
  const submit = () => {
    if (wanted === undefined) {
      if (naming.text.trim() !== '') setProblem(texts.naming.unknownWho);
      return;
    }
    const wrong = tooLong(naming.text) ?? nameable.takenBy(wanted.wanted);
    if (wrong !== undefined) return setProblem(wrong);
    const behind = pending.all.flatMap((other) => inputOf(createEpic, other) ?? []).at(-1)?.epic ?? null;
    setNaming({ ...NO_NAMING, type: naming.type });
    const { creation, name } = wanted;
    pending.begin(createEpic, { place, epic: temporaryId(), creation, name, behind }).catch((error: unknown) => {
      refresh(error);
      toasts.show({ severity: 'error', text: refusalOf(error).message, ms: TOAST_MS.error });
      setNaming((typed) => (typed.text === '' ? naming : typed));
    });
  };
  return (
    <Box
      role="group"
      aria-label={texts.createEpic}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2 }}
    >
      <EpicNameInputs
        value={naming}
        onChange={(value) => {
          setNaming(value);
          setProblem(undefined);
        }}
        nameable={nameable}
        problem={problem}
        onEnter={submit}
        field={field}
      />
      {/* Aligned with the fields, below their labels; on a phone it has its own line. */}
      <Button
        variant="outlined"
        disabled={naming.text.trim() === ''}
        onClick={submit}
        sx={{ mt: { xs: 0, sm: 'calc(1.4375em + 4px)' } }}
      >
        {texts.createEpic}
      </Button>
    </Box>
  );
}
