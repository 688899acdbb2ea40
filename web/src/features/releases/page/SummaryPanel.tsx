import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useContext, useId } from 'react';
import type { PrioritySum } from '#shared/model/release.ts';
import { fill } from '#shared/texts/fill.ts';
import { releaseTexts as texts } from '#shared/texts/releases.ts';
import { PrioritiesContext } from '#web/map/selection/boardContext.ts';
import { boxOfRelease } from '../releasesLayout.ts';

const AMOUNTS = ['epics', 'cost', 'size', 'value'] as const;
type Amount = (typeof AMOUNTS)[number];

/** The sums of a release's epics by priority (rule release.13), as numbers and as bars. */
export function SummaryPanel({ sums }: { sums: readonly PrioritySum[] }) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ ...boxOfRelease, px: { xs: 4, sm: 5 }, pt: 3, pb: 4 }}>
      <Typography
        component="h3"
        variant="overline"
        color="textSecondary"
        id={titleId}
        sx={{ letterSpacing: '0.06em', fontWeight: 600 }}
      >
        {texts.summary}
      </Typography>
      {sums.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {texts.noEpics}
        </Typography>
      ) : (
        <Box sx={amounts}>
          {AMOUNTS.map((amount) => (
            <AmountSums key={amount} amount={amount} sums={sums} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function AmountSums({ amount, sums }: { amount: Amount; sums: readonly PrioritySum[] }) {
  const nameId = useId();
  const priorities = useContext(PrioritiesContext);
  const total = sums.reduce((sum, each) => sum + each[amount], 0);
  const rows = sums.map((sum) => {
    const priority = sum.priority === null ? undefined : priorities.get(sum.priority);
    return {
      id: sum.priority ?? '',
      name: sum.priority === null ? texts.noPriority : (priority?.name ?? texts.priority),
      color: priority?.color ?? 'var(--storyd-border-strong)',
      amount: sum[amount],
      percent: sum[`${amount}Percent`],
    };
  });
  return (
    <Box role="group" aria-labelledby={nameId} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
        <Typography component="h4" variant="subtitle2" id={nameId}>
          {texts.amounts[amount]}
        </Typography>
        <Typography component="span" variant="subtitle2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {total}
        </Typography>
      </Box>
      <Box component="ul" sx={list}>
        {rows.map(({ id, name, color, amount: sum, percent }) => (
          <Box component="li" key={id} sx={row}>
            <Typography variant="body2" noWrap title={name}>
              {name}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {fill(texts.share, { amount: sum, percent })}
            </Typography>
            <Box component="svg" aria-hidden sx={track}>
              <rect width={`${Math.max(0, Math.min(100, percent))}%`} height="100%" fill={color} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const amounts = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  columnGap: { xs: 5, sm: 6 },
  rowGap: 5,
  mt: 2,
} as const;
const list = { display: 'grid', gap: 2, m: 0, mt: 2, p: 0, listStyle: 'none' } as const;
const row = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2 } as const;
const track = {
  gridColumn: '1 / -1',
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  height: 6,
  mt: '2px',
  borderRadius: '3px',
  overflow: 'hidden',
  backgroundColor: 'var(--storyd-page)',
  border: '1px solid var(--storyd-border)',
} as const;
