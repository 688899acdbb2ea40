import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { HistoryEntry } from '#shared/model/history.ts';
import { fill } from '#shared/texts/fill.ts';
import { historyTexts as texts } from '#shared/texts/history.ts';
import { DateText } from '#web/components/DateText.tsx';
import { formatMoment } from '#web/components/formatDate.ts';
import { formatEntry, type FormattedEntry, type NameOfPerson } from './formatEntry.ts';

/** One entry of the history: its number, the event, the time and the person. Opened, it shows the full change. */
export function HistoryCard({
  entry,
  number,
  personName,
}: {
  entry: HistoryEntry;
  number: number;
  personName: NameOfPerson;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const formatted = formatEntry(entry, personName);
  const { title, subject } = formatted;
  const author = entry.user === null ? texts.system : personName(entry.user);
  return (
    <Box component="li" sx={card}>
      <Box
        component="button"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={face}
      >
        <Typography
          component="span"
          variant="caption"
          color="textSecondary"
          aria-label={fill(texts.number, { number })}
          sx={{ minWidth: 24, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
        >
          {number}
        </Typography>
        <Box component="span" sx={{ minWidth: 0 }}>
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            <Typography component="span" sx={{ fontWeight: 500 }}>
              {title}
            </Typography>
            {subject !== null && (
              <Typography component="span" dir="auto" sx={{ minWidth: 0, ...(open ? whole : oneLine) }}>
                {subject}
              </Typography>
            )}
          </Box>
          {!open && <ValueChange formatted={formatted} />}
        </Box>
        <Typography component="span" variant="body2" color="textSecondary" sx={whenAndWho}>
          <DateText at={entry.date} />
          {!open && (
            <Box component="span" dir="auto" sx={oneLine}>
              {author}
            </Box>
          )}
        </Typography>
        <ExpandMore
          fontSize="small"
          aria-hidden
          sx={{
            color: 'text.secondary',
            transition: 'transform var(--storyd-quick) var(--storyd-easing)',
            transform: open ? 'rotate(180deg)' : 'none',
          }}
        />
      </Box>
      <Box id={id} hidden={!open} sx={{ pl: 12, pr: 3, pb: 3 }}>
        <FullValues formatted={formatted} />
        <Typography
          variant="body2"
          color="textSecondary"
          component="div"
          sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4, ...whole }}
        >
          <span dir="auto">{fill(texts.user, { name: author })}</span>
          {/* The day above shows the full date on hover only, which touch lacks. */}
          <span>{formatMoment(entry.date)}</span>
        </Typography>
      </Box>
    </Box>
  );
}

/** The old and new value, in one line. */
function ValueChange({ formatted: { from, to } }: { formatted: FormattedEntry }) {
  if (to === null) return null;
  return (
    <Typography component="span" variant="body2" color="textSecondary" dir="auto" sx={oneLine}>
      {from === null ? to : fill(texts.becomes, { from, to })}
    </Typography>
  );
}

/** The old and new value in full, since texts may be long. */
function FullValues({ formatted: { from, to } }: { formatted: FormattedEntry }) {
  if (to === null) return null;
  const parts = [
    ...(from === null ? [] : [[texts.from, from] as const]),
    [from === null ? null : texts.to, to] as const,
  ];
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 3, rowGap: 1, m: 0, mb: 3 }}
    >
      {parts.map(([label, text]) => (
        <Box key={label ?? text} sx={{ display: 'contents' }}>
          {label !== null && (
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
          )}
          <Typography
            component="dd"
            variant="body2"
            dir="auto"
            sx={{ m: 0, gridColumn: label === null ? '1 / -1' : undefined, whiteSpace: 'pre-wrap', ...whole }}
          >
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const oneLine = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const whenAndWho = { maxWidth: { xs: 96, sm: 200 }, textAlign: 'end', whiteSpace: 'nowrap' } as const;
const whole = { overflowWrap: 'anywhere' } as const;

const card = {
  border: '1px solid var(--storyd-border)',
  borderRadius: 'var(--storyd-radius)',
  backgroundColor: 'var(--storyd-surface)',
} as const;

const face = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'baseline',
  columnGap: 3,
  width: '100%',
  px: 3,
  py: 3,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'var(--storyd-hover)' },
  // Aligns with the first line, however many lines there are.
  '& svg': { alignSelf: 'start', mt: '2px' },
} as const;
