import { useState } from 'react';
import * as texts from '#shared/texts/epic/epicCard.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { focusFirstField, focusIt } from '#web/components/focus/focusFirst.ts';
import { Box } from '#web/components/layout/Box.tsx';
import { PickField } from '#web/components/search/PickField.tsx';
import type { Place } from '#web/replica/release/epics.ts';
import { releaseDetail, type ReleaseToPick, useReleasesToPick } from './releaseToPick.ts';

type Props = {
  /** The release in it is not offered. */
  place: Place;
  chosen: ReleaseToPick | null;
  onChoose: (release: ReleaseToPick | null) => void;
  /** True while saving. */
  disabled: boolean;
};

/** Asks for another release of the map, found by name. */
export function ReleasePick({ place, chosen, onChoose, disabled }: Props) {
  const [typed, setTyped] = useState('');
  const { search, found } = useReleasesToPick(typed, place, chosen === null);
  if (chosen === null)
    return (
      // A user who changes the choice can type at once.
      <Box ref={focusFirstField} sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        <PickField
          label={texts.releaseLabel}
          list={texts.releaseList}
          typed={typed}
          onType={setTyped}
          search={search}
          onChoose={(id) => onChoose(found.find((release) => release.id === id) ?? null)}
        />
      </Box>
    );
  return (
    <Box role="group" aria-label={texts.chosen} sx={box}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text dir="auto">{chosen.name}</Text>
        <Text as="span" look="caption" quiet>
          {releaseDetail(chosen)}
        </Text>
      </Box>
      <Button ref={focusIt} disabled={disabled} onClick={() => onChoose(null)}>
        {texts.otherRelease}
      </Button>
    </Box>
  );
}

const box = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 3,
  py: 2,
  border: '1px solid var(--storyd-border)',
  borderRadius: 'var(--storyd-radius)',
} as const;
