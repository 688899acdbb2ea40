import { useId } from 'react';
import { type FilterKind, isFiltering, noFilter, withKind } from '#shared/rules/what/whatFilter.ts';
import * as texts from '#shared/texts/what/filter.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { RadioGroup } from '#web/components/controls/RadioGroup.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { Divider } from '#web/components/layout/Divider.tsx';
import { Popover } from '#web/components/menu/Popover.tsx';
import { useActions } from '../selection/boardContext.ts';
import { ReleasesToShow } from './ReleasesToShow.tsx';
import { useFilter, useMatchCount } from './useFilter.ts';
import { WhosToShow } from './WhosToShow.tsx';

const KINDS = ['none', 'who', 'release'] as const satisfies readonly FilterKind[];

/** Chooses the filter of the map: none, WHOs or releases; switching the kind clears the choice (rule what.27). */
export function FilterPopover({ open, onClose, anchor }: Openable & { anchor: HTMLElement | null }) {
  return (
    <Popover open={open} anchorEl={anchor} onClose={onClose} label={texts.button} width={320}>
      <Filter />
    </Popover>
  );
}

function Filter() {
  const { ui } = useActions();
  const filter = useFilter();
  const count = useMatchCount();
  const byId = useId();
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
          onChange={(kind) => ui.set({ filter: withKind(filter, kind) })}
        />
      </Box>
      {filter.kind !== 'none' && (
        <>
          <Divider />
          {filter.kind === 'who' ? <WhosToShow filter={filter} /> : <ReleasesToShow filter={filter} />}
          <Divider />
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 48, pl: 4, pr: 2 }}>
            <Text role="status" look="compact" quiet style={{ flex: 1, fontVariantNumeric: 'tabular-nums' }}>
              {isFiltering(filter) ? texts.matches({ count }) : texts.help[filter.kind]}
            </Text>
            {isFiltering(filter) && <Button onClick={() => ui.set({ filter: noFilter })}>{texts.clear}</Button>}
          </Box>
        </>
      )}
    </>
  );
}
