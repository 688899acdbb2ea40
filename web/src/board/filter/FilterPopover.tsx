import { type ReactNode, useId } from 'react';
import { type FilterKind, isFiltering, noFilter, type WhatFilter, withKind } from '#shared/rules/what/whatFilter.ts';
import * as texts from '#shared/texts/what/filter.ts';
import { useNarrow } from '#web/base/browser/useNarrow.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Choice } from '#web/components/controls/Choice.tsx';
import { RadioGroup } from '#web/components/controls/RadioGroup.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Toggle } from '#web/components/controls/Toggle.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { Divider } from '#web/components/layout/Divider.tsx';
import { Drawer } from '#web/components/layout/Drawer.tsx';
import { Popover } from '#web/components/menu/Popover.tsx';
import { useActions } from '../selection/boardContext.ts';
import styles from './filter.module.css';
import { PrioritiesToShow } from './PrioritiesToShow.tsx';
import { ReleasesToShow } from './ReleasesToShow.tsx';
import { setFilter } from './setFilter.ts';
import { useFilter, useMatchCount } from './useFilter.ts';
import { WhosToShow } from './WhosToShow.tsx';

const KINDS = ['none', 'who', 'release', 'both'] as const satisfies readonly FilterKind[];

/**
 * Chooses the filter of the map: by WHO, release, priority, missing size and words, which combine (rules what.27,
 * what.42). On phones it is a sheet at the bottom.
 */
export function FilterPopover({ open, onClose, anchor }: Openable & { anchor: HTMLElement | null }) {
  if (useNarrow())
    return (
      <Drawer
        anchor="bottom"
        open={open}
        onClose={onClose}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': texts.button,
            sx: { maxHeight: '85dvh', borderRadius: '12px 12px 0 0' },
          },
        }}
      >
        <Filter />
      </Drawer>
    );
  return (
    <Popover open={open} anchorEl={anchor} onClose={onClose} label={texts.button} width={320}>
      <Filter />
    </Popover>
  );
}

function Filter() {
  const actions = useActions();
  const filter = useFilter();
  const byId = useId();
  const set = (fields: Partial<WhatFilter>) => setFilter(actions, { ...filter, ...fields });
  return (
    <>
      <Box sx={{ px: 4, pt: 3, pb: 2 }}>
        <Text id={byId} look="label">
          {texts.by}
        </Text>
        <RadioGroup
          aria-labelledby={byId}
          autoFocus
          value={filter.kind}
          options={KINDS.map((kind) => ({ value: kind, text: texts.kinds[kind] }))}
          onChange={(kind) => setFilter(actions, withKind(filter, kind))}
        />
      </Box>
      {(filter.kind === 'who' || filter.kind === 'both') && (
        <Part name={texts.whos}>
          <WhosToShow filter={filter} />
        </Part>
      )}
      {(filter.kind === 'release' || filter.kind === 'both') && (
        <Part name={texts.releases}>
          <ReleasesToShow filter={filter} />
        </Part>
      )}
      <Part name={texts.priority}>
        <PrioritiesToShow filter={filter} />
      </Part>
      <Part name={texts.size}>
        <Box sx={{ px: 4, pb: 2 }}>
          <Choice type="checkbox" checked={filter.noSize} onChange={() => set({ noSize: !filter.noSize })}>
            {texts.noSize}
          </Choice>
        </Box>
      </Part>
      <Divider />
      <Box sx={{ px: 4, py: 3, display: 'grid', gap: 2 }}>
        <TextField
          label={texts.text}
          value={filter.text}
          onChange={({ target }) => set({ text: target.value })}
          autoComplete="off"
        />
        <Toggle checked={filter.hides} onChange={() => set({ hides: !filter.hides })}>
          {texts.hides}
        </Toggle>
      </Box>
      <Outcome filter={filter} />
    </>
  );
}

/** A part of the filter below its name. */
function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Divider />
      <Text look="label" className={styles['part']}>
        {name}
      </Text>
      {children}
    </>
  );
}

/** How many Activities match, in view below all parts. */
function Outcome({ filter }: { filter: WhatFilter }) {
  const actions = useActions();
  const counts = useMatchCount();
  const filters = isFiltering(filter);
  return (
    <div className={styles['outcome']}>
      <Text role="status" look="compact" quiet>
        {filters ? texts.matches(counts) : texts.help[filter.kind]}
      </Text>
      {filters && <Button onClick={() => setFilter(actions, noFilter)}>{texts.clear}</Button>}
    </div>
  );
}
