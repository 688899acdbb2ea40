import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Epic } from '#shared/model/epic/epic.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Drafts, DraftsContext } from '#web/components/field/drafts.ts';
import { FieldError } from '#web/components/field/FieldError.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { Popover } from '#web/components/menu/Popover.tsx';
import type { Place } from '#web/replica/release/epics.ts';
import { useEpicNames } from '#web/replica/release/useEpicNames.ts';
import type { EpicEdits } from '../card/useEpicEdits.ts';
import { EpicFacts } from './EpicFacts.tsx';
import { ExploreItems } from './ExploreItems.tsx';

export type QuickEditProps = Openable & {
  anchor: HTMLElement | null;
  /** The label of the field that takes the focus. */
  focused: string;
  place: Place;
  epic: Epic;
  name: string;
  edits: EpicEdits;
};

/** The fields of a collapsed epic, at the chip that opened them. Each saves itself when chosen or left. */
export function QuickEdit({ open, onClose, anchor, name, ...fields }: QuickEditProps) {
  const [drafts] = useState(() => new Drafts());
  const [warned, setWarned] = useState(false);
  const close = async () => {
    // Typed text that cannot be saved stays once; closing again discards it.
    if (!(await drafts.commit()) && !warned) return setWarned(true);
    setWarned(false);
    onClose();
  };
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={() => void close()}
      label={texts.editFields({ name })}
      align="left"
      flips
      width={420}
    >
      <DraftsContext value={drafts}>
        {warned && <FieldError text={texts.unsaved} />}
        <Fields {...fields} onEnter={() => void close()} />
      </DraftsContext>
    </Popover>
  );
}

type FieldsProps = Pick<QuickEditProps, 'focused' | 'place' | 'epic' | 'edits'> & { onEnter: () => void };

function Fields({ focused, place, epic, edits, onEnter }: FieldsProps) {
  const names = useEpicNames(place);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const labels = [...(box.current?.querySelectorAll('label') ?? [])];
    const label = labels.find(({ textContent }) => textContent === focused);
    const field = label?.htmlFor === undefined ? null : document.getElementById(label.htmlFor);
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  }, [focused]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isNumber = event.target instanceof HTMLInputElement && event.target.inputMode === 'numeric';
    if (event.key === 'Enter' && isNumber) onEnter();
  };
  return (
    <Box ref={box} onKeyDown={onKeyDown} sx={{ display: 'flex', flexDirection: 'column', gap: 4, p: 4 }}>
      <EpicFacts epic={epic} names={names} edits={edits} readOnly={false} />
      <ExploreItems epic={epic} names={names} whatId={place.whatId} edits={edits} readOnly={false} />
    </Box>
  );
}
