import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type FilterKind, isFiltering, noFilter, withKind } from '#shared/rules/what/whatFilter.ts';
import * as texts from '#shared/texts/what/filter.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Popover } from '#web/components/dialog/Popover.tsx';
import { useActions } from '../selection/boardContext.ts';
import { ReleasesToShow } from './ReleasesToShow.tsx';
import { useFilter, useMatchCount } from './useFilter.ts';
import { WhosToShow } from './WhosToShow.tsx';

const KINDS = ['none', 'who', 'release'] as const satisfies readonly FilterKind[];

/** Chooses the filter of the map: none, WHOs or releases; switching the kind clears the choice (rule what.27). */
export function FilterPopover({ open, onClose, anchor }: Openable & { anchor: HTMLElement | null }) {
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': texts.button, sx: { mt: 1, width: 'min(320px, calc(100vw - 32px))' } },
      }}
    >
      <Filter />
    </Popover>
  );
}

function Filter() {
  const { ui } = useActions();
  const filter = useFilter();
  const count = useMatchCount();
  const byId = useId();
  const choose = (kind: string) => {
    const chosen = KINDS.find((one) => one === kind);
    if (chosen !== undefined) ui.set({ filter: withKind(filter, chosen) });
  };
  return (
    <>
      <Box sx={{ px: 4, pt: 3, pb: 2 }}>
        <Typography id={byId} variant="subtitle2">
          {texts.by}
        </Typography>
        <RadioGroup aria-labelledby={byId} value={filter.kind} onChange={(_, kind) => choose(kind)}>
          {KINDS.map((kind) => (
            <FormControlLabel
              key={kind}
              value={kind}
              label={texts.kinds[kind]}
              control={<Radio size="small" autoFocus={kind === filter.kind} />}
            />
          ))}
        </RadioGroup>
      </Box>
      {filter.kind !== 'none' && (
        <>
          <Divider />
          {filter.kind === 'who' ? <WhosToShow filter={filter} /> : <ReleasesToShow filter={filter} />}
          <Divider />
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 48, pl: 4, pr: 2 }}>
            <Typography
              role="status"
              variant="body2"
              color="textSecondary"
              sx={{ flex: 1, fontVariantNumeric: 'tabular-nums' }}
            >
              {isFiltering(filter) ? texts.matches({ count }) : texts.help[filter.kind]}
            </Typography>
            {isFiltering(filter) && (
              <Button size="small" onClick={() => ui.set({ filter: noFilter })}>
                {texts.clear}
              </Button>
            )}
          </Box>
        </>
      )}
    </>
  );
}
