import { useState } from 'react';
import { BACKBONE, type Level, SKELETON } from '#shared/model/limits.ts';
import type { ReleaseWhat } from '#shared/model/release/release.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { Button, IconButton } from '#web/components/controls/Button.tsx';
import { Choice } from '#web/components/controls/Choice.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { arrowDown } from '#web/components/controls/pageIcons.ts';
import { Box } from '#web/components/layout/Box.tsx';
import { DisabledReason } from '#web/components/page/DisabledReason.tsx';
import type { Layout } from '#web/replica/story_map/types.ts';
import { isHeld, type PickerRow } from '../model/picker.ts';

type Props = {
  row: PickerRow;
  layout: Layout;
  whats: ReadonlyMap<string, ReleaseWhat>;
  chosen: ReadonlySet<string>;
  /** The level of the chosen Activities; undefined while there are none. */
  level: Level | undefined;
  /** Search matches show without opening the group. */
  isSearched: boolean;
  onChange: (ids: readonly string[], isChosen: boolean) => void;
};

/** A backbone Activity of the picker; opening it shows its children. */
export function PickerGroup({ row: { id, children }, layout, whats, chosen, level, isSearched, onChange }: Props) {
  const [opened, setOpened] = useState(() => children.some((child) => chosen.has(child)));
  const isOpen = opened || isSearched;
  const nameOf = (each: string) => layout.cards.get(each)?.description ?? '';
  const reasonOf = (each: string, itsLevel: Level) => {
    if (chosen.has(each)) return isHeld(whats.get(each)) ? texts.holds : undefined;
    return level === undefined || level === itsLevel ? undefined : texts.mix;
  };
  const option = (each: string, itsLevel: Level) => {
    const reason = reasonOf(each, itsLevel);
    return (
      <DisabledReason reason={reason}>
        <Choice
          type="checkbox"
          checked={chosen.has(each)}
          disabled={reason !== undefined}
          onChange={({ target }) => onChange([each], target.checked)}
        >
          {nameOf(each)}
        </Choice>
      </DisabledReason>
    );
  };
  const free = children.filter((child) => reasonOf(child, SKELETON) === undefined);
  const areAllChosen = free.length > 0 && free.every((child) => chosen.has(child));
  return (
    <Box sx={{ borderBottom: '1px solid var(--storyd-border)', '&:last-child': { borderBottom: 0 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 3, pr: children.length > 0 ? 1 : 3, py: 1, minHeight: 44 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>{option(id, BACKBONE)}</Box>
        {children.length > 0 && (
          <IconButton
            aria-expanded={isOpen}
            aria-label={texts.childrenOf({ name: nameOf(id) })}
            disabled={isSearched}
            onClick={() => setOpened(!opened)}
          >
            <Icon path={arrowDown} style={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
          </IconButton>
        )}
      </Box>
      {isOpen && children.length > 0 && (
        <Box
          role="group"
          aria-label={texts.childrenOf({ name: nameOf(id) })}
          sx={{ display: 'grid', justifyItems: 'start', pl: 8, pr: 3, pb: 2 }}
        >
          {level !== BACKBONE && children.length > 1 && (
            <Button onClick={() => onChange(free, !areAllChosen)} disabled={free.length === 0}>
              {(areAllChosen ? texts.noneUnder : texts.allUnder)({ name: nameOf(id) })}
            </Button>
          )}
          {children.map((child) => (
            <Box key={child} sx={{ minWidth: 0 }}>
              {option(child, SKELETON)}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
