import { type RefObject, useState } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import { isVisible } from '#shared/model/textRule.ts';
import * as texts from '#shared/texts/release/releaseWhat.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { EpicNameInputs } from '#web/components/epic/EpicNameInputs.tsx';
import { NO_NAMING, wantedName } from '#web/components/epic/naming.ts';
import besideField from '#web/components/field/besideField.module.css';
import { tooLong } from '#web/components/field/tooLong.ts';
import { Box } from '#web/components/layout/Box.tsx';
import { temporaryId } from '#web/replica/aliases.ts';
import { inputOf } from '#web/replica/command.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import { createEpic } from '#web/replica/release/createEpic.ts';
import type { Place } from '#web/replica/release/epics.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useNameable } from './useNameable.ts';

/**
 * Creates one epic after another (rule epic.1). A toast reports a refused name (rule epic.26), which stays in the field
 * or returns to it, unless the user has typed something else meanwhile.
 */
export function CreateEpic({ place, field }: { place: Place; field: RefObject<HTMLInputElement | null> }) {
  const { pending } = useMap();
  const toasts = useToasts();
  const nameable = useNameable(place);
  const [{ naming, isRefused }, setTyped] = useState({ naming: NO_NAMING, isRefused: false });
  const [problem, setProblem] = useState<string>();
  const wanted = wantedName(naming, nameable.known);
  const showError = (text: string) => toasts.show({ severity: 'error', text, ms: TOAST_MS.error });
  const submit = () => {
    // The button is disabled once the field is empty.
    field.current?.focus();
    if (wanted === undefined) {
      if (naming.text.trim() !== '') setProblem(texts.naming.unknownWho);
      return;
    }
    const wrong = tooLong(naming.text);
    if (wrong !== undefined) return setProblem(wrong);
    const taken = nameable.takenBy(wanted.wanted);
    if (taken !== undefined) {
      showError(taken);
      return setTyped({ naming, isRefused: true });
    }
    const behind = pending.all.flatMap((other) => inputOf(createEpic, other) ?? []).at(-1)?.epic ?? null;
    setTyped({ naming: { ...NO_NAMING, type: naming.type }, isRefused: false });
    const { creation, name } = wanted;
    pending.begin(createEpic, { place, epic: temporaryId(), creation, name, behind }).catch((error: unknown) => {
      showError(refusalOf(error).message);
      setTyped((now) => (now.naming.text === '' ? { naming, isRefused: true } : now));
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
          setTyped({ naming: value, isRefused: false });
          setProblem(undefined);
        }}
        nameable={nameable}
        problem={problem}
        isWrong={isRefused || problem !== undefined}
        onEnter={submit}
        field={field}
      />
      {/* Aligned with the fields, below their labels; on a phone it has its own line. */}
      <Button variant="outlined" disabled={!isVisible(naming.text)} onClick={submit} className={besideField['button']}>
        {texts.createEpic}
      </Button>
    </Box>
  );
}
